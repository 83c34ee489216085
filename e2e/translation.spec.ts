import { heroOf } from '../src/testing/routes';
import { translate } from '../src/testing/translate';
import { holdRequests } from './support/heldRequests';
import { followLink, frame, isHydrated, open, startScripts } from './support/open';
import { expect, test } from './support/test';

// Pages that the browser translates. The tests of the inline script check when it does not run the scripts of such a page.

test('a page translated while the scripts load keeps its content, styles and links', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const scripts = await holdRequests(page, /\.js$/);
  await page.goto('/services', { waitUntil: 'domcontentloaded' });
  await startScripts(page);
  await expect.poll(() => scripts.count).toBeGreaterThan(0);
  await page.locator('body').evaluate(translate);
  // The height of the page shows if its style sheets apply.
  const height = () => page.evaluate(() => document.fonts.ready.then(() => document.documentElement.scrollHeight));
  const built = await height();
  scripts.release();
  await page.waitForFunction(() => '___loader' in window);
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'off');
  // If scripts had started, they would hydrate the page one frame after its data arrives.
  await page.evaluate(() => window.___loader?.loadPage(location.pathname).then(() => undefined));
  await frame(page);
  expect(await page.evaluate(isHydrated)).toBe(false);
  expect(await height()).toBe(built);
  await page.locator('header a[href="/"]:visible').first().click();
  await expect(page).toHaveURL('/');
});

test('a page translated after hydration still navigates', async ({ page }) => {
  await open(page, '/films');
  await page.locator('body').evaluate(translate);
  await followLink(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(heroOf('/about').headline);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(heroOf('/films').headline);
});
