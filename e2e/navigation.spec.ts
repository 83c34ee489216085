import type { Locator, Page } from '@playwright/test';
import { content } from '../src/testing/content';
import { holdRequests } from './support/heldRequests';
import { followLink, goTo, open, waitForHydration } from './support/open';
import { siteUrl } from '../src/testing/siteUrl';
import { headlineOf, routes } from '../src/testing/routes';
import { expect, test } from './support/test';

const words = content<Record<'mainNavigation' | 'skipToContent', string>>('interface.yaml');

test('title, description and canonical address follow client-side navigation', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const { path, metadata } of routes.filter((route) => route.path !== '/')) {
    await goTo(page, path);
    await expect(page).toHaveTitle(metadata.title);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', metadata.description);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', siteUrl + path);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', siteUrl + path);
    await expect(page.locator('h1')).toHaveCount(1);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the active link is marked by aria-current and by its look', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: words.mainNavigation });
  const last = await bar.getByRole('link').last().getAttribute('href');
  await page.goto(last ?? '');
  const current = bar.locator('[aria-current=page]');
  await expect(current).toHaveAttribute('href', last ?? '');
  const weightOf = (link: Locator) => link.evaluate((element) => getComputedStyle(element).fontWeight);
  const weight = await weightOf(current);
  const other = await weightOf(bar.locator('a:not([aria-current])').first());
  expect(Number(weight)).toBeGreaterThan(Number(other));
});

test('the skip link is the first thing the Tab key reaches and leads to the content', async ({ page }) => {
  await page.goto('/services');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

const placeOnPage = (page: Page) => page.evaluate(() => window.scrollY);

test('a place reached before the scripts came is restored too', async ({ page }) => {
  const scripts = await holdRequests(page, /\.js$/);
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await page.evaluate(() => window.scrollTo(0, 1500));
  scripts.release();
  await waitForHydration(page);
  await goTo(page, '/films');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => placeOnPage(page)).toBe(1500);
});

test('whoever goes on or back before a page is shown gets what they asked for last', async ({ page }) => {
  /** Does something else as soon as the router has written the next address, before its page is shown. */
  const interrupt = (next: 'on' | 'back') =>
    page.evaluate((way) => {
      const push = history.pushState.bind(history);
      history.pushState = (...entry) => {
        history.pushState = push;
        push(...entry);
        if (way === 'back') history.back();
        else (window as unknown as { ___navigate(to: string): void }).___navigate('/about');
      };
    }, next);
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, '/films');
  await goTo(page, '/awards');
  await expect(heading).toContainText(headlineOf('/awards'));
  await interrupt('on');
  await followLink(page, '/films');
  await expect(page).toHaveURL('/about');
  await expect(heading).toContainText(headlineOf('/about'));
  await interrupt('back');
  await followLink(page, '/films');
  await expect(page).toHaveURL('/about');
  // Long enough for a page that nobody asks for any more to be shown all the same.
  await page.evaluate(() => new Promise((done) => document.startViewTransition(() => undefined).finished.then(done)));
  await expect(heading).toContainText(headlineOf('/about'));
});

for (const path of ['/no-such-page', '/about/no-such-page', '/%E0%A4%A', '/films.htm']) {
  test(`${path} answers 404 and shows the not-found page`, async ({ page, consoleOutput }) => {
    consoleOutput.allow(/404/);
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => errors.some((error) => error.includes(path))).toBe(true);
    const { hero } = content<{ hero: { actions?: Array<{ to?: string }> } }>('pages/404.yaml');
    const to = hero.actions?.[0]?.to;
    if (!to) return;
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(to);
  });
}
