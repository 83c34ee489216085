import type { Page } from '@playwright/test';
import { content } from '../src/testing/content';
import { isFull } from './support/full';
import { holdRequests } from './support/heldRequests';
import { frame, goTo, open, waitForHydration } from './support/open';
import { expect, test } from './support/test';

const words = content<Record<'mainNavigation' | 'skipToContent', string>>('interface.yaml');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const mainNavigation = (page: Page) => page.getByRole('navigation', { name: words.mainNavigation });

test('the link to the current page has aria-current and its own style', async ({ page }) => {
  const { links } = content<Queries.Navigation>('navigation.yaml');
  const last = links.at(-1)?.to ?? '';
  await page.goto(last);
  const current = mainNavigation(page).locator('[aria-current=page]');
  await expect(current).toHaveAttribute('href', last);
  const thread = await current.evaluate((element) => getComputedStyle(element).backgroundSize);
  await expect(mainNavigation(page).locator('a:not([aria-current])').first()).not.toHaveCSS('background-size', thread);
});

test('Tab reaches the skip link first, and it leads to the content', async ({ page }) => {
  await page.goto('/services');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  // The scripts move the focus to the heading. Before they run, the browser focuses nothing, but the next Tab goes to the content.
  await waitForHydration(page);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
});

test('Back moves the focus to its link; a click on text does not send Tab to the top', async ({ page }) => {
  await open(page, '/about');
  // The logo before this link leads to the same page.
  const link = mainNavigation(page).getByRole('link').first();
  await link.click();
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(page.locator('#gatsby-announcer')).toBeHidden();
  await heading(page).click();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus, footer :focus')).toHaveCount(1);
});

/** Returns the scroll position one frame later, because Gatsby stores positions once a frame. */
const place = (page: Page) => frame(page).then(() => page.evaluate(() => Math.round(window.scrollY)));

async function scrollTo(page: Page, px: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), px);
  await expect.poll(() => place(page)).toBe(px);
}

test.describe('the scroll position stays', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('while the scripts load, and after a reload', async ({ page }) => {
    const scripts = await holdRequests(page, /\.js$/);
    const scrolled = async () => {
      await page.getByRole('contentinfo').waitFor();
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => place(page)).toBeGreaterThan(0);
      return place(page);
    };
    await page.goto('/about#values', { waitUntil: 'commit' });
    const reached = (await scrolled()) + 500;
    await scrollTo(page, reached);
    scripts.release();
    await waitForHydration(page);
    expect(await place(page)).toBe(reached);
    for (let reloads = 0; reloads < 2; reloads += 1) {
      scripts.hold();
      await page.reload({ waitUntil: 'commit' });
      const restored = await scrolled();
      scripts.release();
      await waitForHydration(page);
      // Chromium sometimes scrolls to the section in the address before it restores the position, even without scripts.
      expect([restored, reached]).toContain(await place(page));
    }
  });

  test('at the top when a page is opened again in the same tab', async ({ page }) => {
    await open(page, '/about');
    await scrollTo(page, 1500);
    await page.goto('/films');
    await open(page, '/about');
    expect(await place(page)).toBe(0);
  });

  test('after Back and Forward, within a page and to an address with a hash', async ({ page }) => {
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
      await page.goBack();
      await expect(page).toHaveURL('/services');
      await expect.poll(() => place(page)).toBe(300);
    }
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expect.poll(() => place(page)).toBe(600);
    await page.goForward();
    await expect.poll(() => place(page)).toBe(300);
  });
});

for (const path of ['/no-such-page', '/%E0%A4%A', '/about%26utm=1', ...(isFull ? ['/films.htm', '/about/none'] : [])]) {
  test(`${path} has the status 404 and shows the not-found page`, async ({ page, consoleOutput }) => {
    consoleOutput.allow(/404/);
    const reported = page.waitForEvent('console', (message) => message.text().includes(path));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toBeVisible();
    await reported;
    const to = content<Queries.Page>('pages/404.yaml').hero.actions?.[0]?.to;
    if (!to) return;
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(to);
  });
}
