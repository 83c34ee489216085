import type { Page } from '@playwright/test';
import { open } from './support/open';
import { routes } from '../src/testing/routes';
import { expect, test } from './support/test';

// Whoever goes through a page with the Tab key always sees where they are (WCAG 2.4.12).

/** In the page: what has the focus, and whether a pinned bar or the window's edge hides it; null once the focus has left the page. */
function focused() {
  const target = document.activeElement;
  if (!(target instanceof HTMLElement) || target === document.body) return null;
  const isPinned = (element: Element | null): boolean =>
    element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isPinned(element.parentElement));
  const corners = [...target.getClientRects()].flatMap(({ left, right, top, bottom }) => [
    document.elementFromPoint(left + 1, top + 1),
    document.elementFromPoint(right - 1, bottom - 1),
  ]);
  const isFree =
    corners.some(Boolean) && corners.every((at) => !at || target.contains(at) || at.contains(target) || !isPinned(at));
  // Tells it apart from others of the same name. An id would change how the window scrolls to it.
  target.dataset.met ||= crypto.randomUUID();
  return {
    name: `<${target.tagName.toLowerCase()}> ${target.textContent.trim().slice(0, 40)}`,
    isFree,
    isInFooter: target.closest('footer') !== null,
    id: target.dataset.met,
  };
}

/** Presses a key until the focus leaves the page, is back where it began or, on request, is in the footer; what it met, in order. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', stopsAtFooter: boolean) {
  const met: NonNullable<ReturnType<typeof focused>>[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const now = await page.evaluate(focused);
    if (!now || met.some(({ id }) => id === now.id) || (stopsAtFooter && now.isInFooter)) return met;
    met.push(now);
  }
}

// The time grows with the number of controls.
test.describe.configure({ timeout: 60_000 });

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const { path } of routes) {
      test(`${path}: nothing hides the focus, forwards or backwards`, async ({ page }) => {
        await open(page, path);
        // The footer is the same on every page.
        const stopsAtFooter = path !== '/';
        const forwards = await walk(page, 'Tab', stopsAtFooter);
        expect(forwards.filter(({ isFree }) => !isFree)).toEqual([]);
        const backwards = await walk(page, 'Shift+Tab', stopsAtFooter);
        expect(backwards.filter(({ isFree }) => !isFree)).toEqual([]);
        expect(backwards.map(({ id }) => id).reverse()).toEqual(forwards.map(({ id }) => id));
        // At least skip link, home link and footer.
        const controls = page.getByRole('contentinfo').locator('a, button');
        expect(forwards.length).toBeGreaterThanOrEqual(2 + (stopsAtFooter ? 0 : await controls.count()));
      });
    }
  });
}
