import type { Locator, Page } from '@playwright/test';
import { content } from '../src/testing/content';
import { isFull } from './support/full';
import { holdRequests } from './support/heldRequests';
import { followLink, frame, goTo, open, waitForHydration } from './support/open';
import { siteUrl } from '../src/testing/siteUrl';
import { headlineOf, routes } from '../src/testing/routes';
import { expect, test } from './support/test';

test.use({ pictures: 'empty' });

const words = content<Record<'mainNavigation' | 'skipToContent', string>>('interface.yaml');

test('title, description, canonical address and structured data follow client-side navigation', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const { path, metadata } of routes.filter((route) => route.path !== '/')) {
    await goTo(page, path);
    await expect(page).toHaveTitle(metadata.title);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', metadata.description);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', siteUrl + path);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', siteUrl + path);
    await expect(page.locator('h1')).toHaveCount(1);
    const data = page.locator('script[type="application/ld+json"]');
    await expect(data).toHaveCount(1);
    const { '@graph': graph } = JSON.parse((await data.textContent()) ?? '') as { '@graph': object[] };
    expect(JSON.stringify(graph)).toContain(siteUrl + path);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the active link is marked by aria-current and by its look', async ({ page }) => {
  const { links } = content<{ links: Array<{ to: string }> }>('navigation.yaml');
  const last = links.at(-1)?.to ?? '';
  await page.goto(last);
  const bar = page.getByRole('navigation', { name: words.mainNavigation });
  const current = bar.locator('[aria-current=page]');
  await expect(current).toHaveAttribute('href', last);
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

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The scroll position, a frame later: Gatsby stores positions once a frame, and nobody presses twice within one. */
const place = (page: Page) => frame(page).then(() => page.evaluate(() => Math.round(window.scrollY)));

async function scrollTo(page: Page, px: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), px);
  await expect.poll(() => place(page)).toBe(px);
}

test.describe('nobody is moved', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('who reads on while the scripts come, or reloads', async ({ page }) => {
    const scripts = await holdRequests(page, /\.js$/);
    await page.goto('/about#values', { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => place(page)).toBeGreaterThan(0);
    const reached = (await place(page)) + 500;
    await scrollTo(page, reached);
    scripts.release();
    await waitForHydration(page);
    expect(await place(page)).toBe(reached);
    for (let reloads = 0; reloads < 2; reloads += 1) {
      scripts.hold();
      await page.reload({ waitUntil: 'commit' });
      await page.getByRole('contentinfo').waitFor();
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => place(page)).toBeGreaterThan(0);
      const restored = await place(page);
      scripts.release();
      await waitForHydration(page);
      // Now and then Chromium goes to the section in the address first, also where no script has loaded.
      expect([restored, reached]).toContain(await place(page));
    }
  });

  test('who opens a page anew in the same tab', async ({ page }) => {
    await open(page, '/about');
    await scrollTo(page, 1500);
    await page.goto('/films');
    await open(page, '/about');
    expect(await place(page)).toBe(0);
  });

  test('who goes back and forward, within a page and to an address with a hash', async ({ page }) => {
    await open(page, '/contact');
    await scrollTo(page, 600);
    await goTo(page, '/services');
    await expect.poll(() => place(page)).toBe(0);
    await scrollTo(page, 300);
    const link = page.getByRole('main').locator('a[href^="/services#"]').last();
    if (await link.count()) {
      await link.click();
      await expect.poll(() => place(page)).toBeGreaterThan(300);
      await scrollTo(page, 1700);
      await goTo(page, '/films');
      await expect.poll(() => place(page)).toBe(0);
      await page.goBack();
      await expect.poll(() => place(page)).toBe(1700);
    }
    await page.goBack();
    await expect(page).toHaveURL('/services');
    await expect.poll(() => place(page)).toBe(300);
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expect.poll(() => place(page)).toBe(600);
    await page.goForward();
    await expect.poll(() => place(page)).toBe(300);
  });
});

const pageData = (path: string) => new RegExp(`/page-data${path}/`);

test('of two links that are pressed the last one wins, also when the first one arrives later', async ({ page }) => {
  const late = await holdRequests(page, pageData('/academy'));
  await open(page, '/films');
  await followLink(page, '/academy');
  await expect.poll(() => late.count).toBeGreaterThan(0);
  await goTo(page, '/about');
  await expect(heading(page)).toContainText(headlineOf('/about'));
  late.release();
  // The first one has arrived when this has, and would be shown a frame later.
  await page.evaluate(() => window.___loader.loadPage('/academy').then(() => undefined));
  await frame(page);
  expect(new URL(page.url()).pathname).toBe('/about');
  await expect(heading(page)).toContainText(headlineOf('/about'));
});

const unknown = ['/no-such-page', '/%E0%A4%A', '/about/no-such-page', '/films.htm'];
for (const path of unknown.slice(0, isFull ? undefined : 2)) {
  test(`${path} answers 404 and shows the not-found page`, async ({ page, consoleOutput }) => {
    consoleOutput.allow(/404/);
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toBeVisible();
    await expect.poll(() => errors.some((error) => error.includes(path))).toBe(true);
    const { hero } = content<{ hero: { actions?: Array<{ to?: string }> } }>('pages/404.yaml');
    const to = hero.actions?.[0]?.to;
    if (!to) return;
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(to);
  });
}
