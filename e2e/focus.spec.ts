import type { Page } from '@playwright/test';
import { open } from './support/open';
import { routes } from '../src/testing/routes';
import { expect, test } from './support/test';

// Whoever goes through a page with the Tab key always sees where they are (WCAG 2.4.11, and its stricter 2.4.12).

/** What has the focus, and what hides it, its outline included; null once the focus has left the page. */
function focused() {
  const target = document.activeElement;
  if (!target || target === document.body) return null;
  const name = `${target.tagName.toLowerCase()} "${target.getAttribute('aria-label') ?? target.textContent.trim().slice(0, 40)}"`;
  const { outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(target);
  const reach = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const box = target.getBoundingClientRect();
  const ring = { top: box.top - reach, bottom: box.bottom + reach, left: box.left - reach, right: box.right + reach };
  // Looked up once a page: there is a key press for each of its controls.
  const page = window as unknown as { pinned?: Element[] };
  page.pinned ??= [...document.querySelectorAll('body *')].filter((other) =>
    /fixed|sticky/.test(getComputedStyle(other).position),
  );
  const over = page.pinned.find((other) => {
    if (
      getComputedStyle(other).visibility === 'hidden' ||
      !other.checkVisibility() ||
      other.contains(target) ||
      target.contains(other)
    )
      return false;
    const { top, bottom, left, right } = other.getBoundingClientRect();
    return top < ring.bottom - 0.5 && bottom > ring.top + 0.5 && left < ring.right - 0.5 && right > ring.left + 0.5;
  });
  // The skip link stands over the bar, not under it.
  const onTop = getComputedStyle(target).position === 'fixed';
  const outside = box.bottom <= 0 || box.top >= window.innerHeight;
  const hiddenBy = outside ? 'the edge of the window' : over && !onTop ? over.tagName.toLowerCase() : '';
  // Tells it apart from others of the same name.
  target.id ||= crypto.randomUUID();
  return { name, hiddenBy, id: target.id };
}

/** Presses a key until the focus leaves the page or is back where it began; what it met, in order. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const met: NonNullable<ReturnType<typeof focused>>[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const now = await page.evaluate(focused);
    if (!now || met.some(({ id }) => id === now.id)) return met;
    met.push(now);
  }
}

const hidden = (met: Awaited<ReturnType<typeof walk>>) =>
  met.filter(({ hiddenBy }) => hiddenBy).map(({ name, hiddenBy }) => `${name} is hidden by ${hiddenBy}`);

// A walk is as long as the page has controls.
test.describe.configure({ timeout: 60_000 });

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const { path } of routes) {
      test(`${path}: nothing hides the focus, forwards or backwards`, async ({ page }) => {
        await open(page, path);
        const forwards = await walk(page, 'Tab');
        // Skip link, way home, the footer at the least.
        const controls = page.getByRole('contentinfo').locator('a, button');
        expect(forwards.length).toBeGreaterThanOrEqual(2 + (await controls.count()));
        expect(hidden(forwards)).toEqual([]);
        const backwards = await walk(page, 'Shift+Tab');
        expect(hidden(backwards)).toEqual([]);
        expect(backwards.map(({ id }) => id).reverse()).toEqual(forwards.map(({ id }) => id));
      });
    }
  });
}
