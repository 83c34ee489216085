import type { Page } from '@playwright/test';
import { routes } from '../src/testing/routes';
import { holdRequests } from './support/heldRequests';
import { goTo, open } from './support/open';
import { expect, test } from './support/test';

const sheets = /\.css$/;

/** Every style of what is shown of the header and the first section, and of what that generates; by element and property. */
const firstScreen = (page: Page) =>
  page.evaluateHandle(async () => {
    await document.fonts.ready;
    const parts = document.querySelectorAll(
      'header, header *, main > :nth-child(1 of :not(script)), main > :nth-child(1 of :not(script)) *',
    );
    const shown = [...parts].filter((element) => element.checkVisibility());
    return shown.flatMap((element, index) =>
      ['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const { x, y, width, height } = element.getBoundingClientRect();
        // A variable is seen in what it is used for.
        const names = [...style].filter((name) => !name.startsWith('--'));
        const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return [`box: ${[x, y, width, height].join(' ')}`, ...values].map(
          (value) => `${index} <${element.tagName.toLowerCase()}${part}> ${value}`,
        );
      }),
    );
  });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    // Without motion nothing is half-way when it is looked at.
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    for (const { path } of routes) {
      test(`${path} shows its first section before its sheets are there, and nothing without its styles`, async ({
        page,
      }) => {
        const requests = await holdRequests(page, sheets);
        await page.goto(path, { waitUntil: 'commit' });
        await page.locator('[data-styles]').waitFor({ state: 'attached' });
        await expect(page.locator('h1')).toBeVisible();
        const before = await firstScreen(page);
        expect(await page.locator('footer, [data-styles] ~ *').count()).toBe(0);
        await expect.poll(() => requests.count).toBe(2);
        requests.release();
        await page.waitForLoadState();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        const after = await firstScreen(page);
        // In the page: there are a hundred thousand.
        const gone = await before.evaluate((all, now) => {
          const kept = new Set(now);
          return all.filter((value) => !kept.has(value));
        }, after);
        expect(gone).toEqual([]);
      });
    }
  });
}

test('the styles of the shell stay when the page that brought them is left', async ({ page }) => {
  const look = () =>
    page.getByRole('contentinfo').evaluate((footer) => {
      const { backgroundColor, color, display } = getComputedStyle(footer);
      return { backgroundColor, color, display, height: footer.getBoundingClientRect().height };
    });
  await open(page, '/about');
  const before = await look();
  await goTo(page, '/films');
  expect(await look()).toEqual(before);
});
