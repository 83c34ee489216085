import type { Page } from '@playwright/test';
import { heroOf } from '../src/testing/routes';
import { translate } from '../src/testing/translate';
import { holdRequests } from './support/heldRequests';
import { followLink, frame, isHydrated, open, startScripts } from './support/open';
import { expect, test } from './support/test';

// Pages that the browser translates. The tests of the inline script check when it does not run the scripts of such a page.

/** Returns the height of the page, which shows if the style sheets apply. */
const heightOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return document.documentElement.scrollHeight;
  });

for (const [when, path, width, isLate] of [
  ['before the first touch', '/', 390, false],
  ['while the scripts load', '/services', 1440, true],
] as const) {
  test(`a page translated ${when} keeps its content, styles and links`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const scripts = await holdRequests(page, /\.js$/);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    if (isLate) {
      await startScripts(page);
      await expect.poll(() => scripts.count).toBeGreaterThan(0);
    }
    await page.locator('body').evaluate(translate);
    const built = await heightOf(page);
    await startScripts(page);
    scripts.release();
    if (isLate) await page.waitForFunction(() => '___loader' in window);
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'off');
    // If scripts had started, they would hydrate the page one frame after its data arrives.
    await page.evaluate(() => window.___loader?.loadPage(location.pathname).then(() => undefined));
    await frame(page);
    expect(await page.evaluate(isHydrated)).toBe(false);
    expect(await heightOf(page)).toBe(built);
    await page.locator('header a[href="/"]:visible').first().click();
    await expect(page).toHaveURL('/');
  });
}

test('a page translated after hydration still navigates', async ({ page }) => {
  await open(page, '/films');
  await page.locator('body').evaluate(translate);
  await followLink(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(heroOf('/about').headline);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(heroOf('/films').headline);
});
