import type { Page } from '@playwright/test';
import { fill, formContent, formOn, places } from './forms';
import { stateSheet } from './stateSheet';

/** Brings every lazy picture of a page in at once and waits until all have been decoded. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/** The menu, where there is a toggle for it. */
async function takeMenu(page: Page, name: string): Promise<void> {
  const toggle = page.locator('header button[aria-controls=menu]');
  if (!(await toggle.isVisible())) return;
  await toggle.click();
  await page.screenshot({ path: `${name}-menu.png` });
  await page.keyboard.press('Escape');
}

/** The page's form, filled, and the toast that follows when it is sent. */
async function takeForm(page: Page, name: string, path: string): Promise<void> {
  const key = Object.keys(places).find((form) => places[form] === path);
  if (!key) return;
  const form = formOn(page, key);
  await form.scrollIntoViewIfNeeded();
  await page.screenshot({ path: `${name}-form-empty.png` });
  await form.getByRole('button').last().click();
  await page.screenshot({ path: `${name}-form-invalid.png` });
  await fill(page, formContent(key));
  await page.screenshot({ path: `${name}-form-filled.png` });
  await form.getByRole('button').last().click();
  await page.locator('[data-sonner-toast]').waitFor();
  await page.screenshot({ path: `${name}-toast.png` });
}

/**
 * Takes everything there is to see of an open page at one width: the first screen, the whole page, the menu, every kind of
 * control in its states, the form and its toast, forced colours, and print.
 * @param name - the beginning of the files' names, with their folder
 */
export async function takeMoments(page: Page, name: string, path: string): Promise<void> {
  await settle(page);
  await page.screenshot({ path: `${name}-first.png` });
  await page.screenshot({ path: `${name}.png`, fullPage: true });
  await takeMenu(page, name);
  await stateSheet(page, `${name}-states.png`);
  await takeForm(page, name, path);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.emulateMedia({ forcedColors: 'active' });
  await page.screenshot({ path: `${name}-forced.png`, fullPage: true });
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await page.screenshot({ path: `${name}-print.png`, fullPage: true });
  await page.emulateMedia({ media: 'screen' });
}
