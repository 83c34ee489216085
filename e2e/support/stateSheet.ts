import type { ElementHandle, Page } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';

/** What is kept around a control, in CSS pixels: enough for a focus ring. */
const margin = 16;
/** Space between two pictures of a sheet, in pixels. */
const gap = 12;

/** One of each kind of control that can be seen: same tag, same styles, same ground, same place in the shell. */
async function kindsOfControl(page: Page): Promise<ElementHandle<HTMLElement>[]> {
  const list = await page.evaluateHandle(() => {
    const kinds = new Map<string, HTMLElement>();
    for (const element of document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')) {
      const { width, height } = element.getBoundingClientRect();
      if (width < 8 || height < 8 || !element.checkVisibility({ visibilityProperty: true })) continue;
      const ground = element.closest('[data-surface]')?.getAttribute('data-surface');
      const current = element.getAttribute('aria-current');
      const kind = [element.tagName, element.className, ground, current, element.closest('header, footer')?.tagName];
      const key = kind.join('|');
      if (!kinds.has(key)) kinds.set(key, element);
    }
    return [...kinds.values()];
  });
  const handles = await list.getProperties();
  return [...handles.values()].map((handle) => handle.asElement() as ElementHandle<HTMLElement>);
}

/** A control at rest, under the pointer, with the keyboard's focus, and pressed. */
async function statesOf(page: Page, control: ElementHandle<HTMLElement>): Promise<Buffer[]> {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await control.boundingBox();
  const size = page.viewportSize();
  if (!box || !size) return [];
  const x = Math.max(0, box.x - margin);
  const y = Math.max(0, box.y - margin);
  const clip = {
    x,
    y,
    width: Math.min(size.width - x, box.width + 2 * margin),
    height: Math.min(size.height - y, box.height + 2 * margin, 300),
  };
  const take = () => page.screenshot({ clip });
  await page.mouse.move(0, size.height - 1);
  const states = [await take()];
  await page.mouse.move(box.x + Math.min(box.width, size.width) / 2, box.y + box.height / 2);
  states.push(await take());
  await page.mouse.down();
  states.push(await take());
  // Let go elsewhere: the control is not to do what it does.
  await page.mouse.move(0, size.height - 1);
  await page.mouse.up();
  await page.evaluate(() => getSelection()?.empty());
  await page.keyboard.press('Shift');
  await control.focus();
  states.push(await take());
  await control.evaluate((element) => element.blur());
  return states;
}

/**
 * A sheet of every kind of control on a page, a row each: at rest, hovered, pressed, focused.
 * @param page - the open page
 * @param path - where the PNG goes
 */
export async function stateSheet(page: Page, path: string): Promise<void> {
  const overlays: OverlayOptions[] = [];
  let height = gap;
  let width = 0;
  for (const control of await kindsOfControl(page)) {
    let left = gap;
    let row = 0;
    for (const input of await statesOf(page, control)) {
      const size = await sharp(input).metadata();
      overlays.push({ input, left, top: height });
      left += (size.width ?? 0) + gap;
      row = Math.max(row, size.height ?? 0);
    }
    width = Math.max(width, left);
    height += row + gap;
  }
  if (overlays.length === 0) return;
  await sharp({ create: { width, height, channels: 3, background: 'grey' } })
    .composite(overlays)
    .png()
    .toFile(path);
}
