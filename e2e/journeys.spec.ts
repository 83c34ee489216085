import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { content } from '../src/testing/content';
import { heroOf, paths, routes } from '../src/testing/routes';
import { example, fill, filled, formContent, places } from './support/forms';
import { isFull } from './support/full';
import { holdRequests } from './support/heldRequests';
import { menuOf } from './support/menu';
import { isHydrated, open, startScripts, waitForHydration } from './support/open';
import { expect, test } from './support/test';

// Journeys that must work in every supported browser: the tag @browsers. Tests with the tag @live also run on the published site.

const { links, callToAction } = content<Queries.Navigation>('navigation.yaml');
const phone = { width: 390, height: 844 };

/** Makes a page load all its pictures; waits until each can be seen and no font has failed. */
async function expectWhole(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')));
  const missing = () =>
    page.evaluate(() => {
      const pictures = [...document.images].filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0);
      // The local fallback fonts may be missing.
      const fonts = [...document.fonts].filter(({ family }) => family.includes('PAMS')).map(({ status }) => status);
      const problems = pictures.map(({ currentSrc }) => currentSrc);
      return fonts.includes('loaded') && !fonts.includes('error') ? problems : [...problems, 'fonts'];
    });
  await expect.poll(missing).toEqual([]);
}

test.describe('with scripts', { tag: ['@browsers', '@live'] }, () => {
  for (const path of isFull || process.env.BASE_URL ? paths : ['/', '/contact', '/no-such-page']) {
    test(`${path} shows its headline, fonts and pictures`, async ({ page }) => {
      await page.setViewportSize(phone);
      // The address is relative, because the site may be below a path.
      const answer = await page.goto(`.${path}`);
      expect(answer?.status()).toBe(path === '/no-such-page' ? 404 : 200);
      expect(answer?.request().redirectedFrom()).toBe(null);
      await startScripts(page);
      await waitForHydration(page);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heroOf(path).headline);
      await expectWhole(page);
    });
  }

  test('an address with a trailing slash leads to the address without it', async ({ page }) => {
    for (const { path } of routes.filter((route) => route.path !== '/')) {
      const answer = await page.request.get(`.${path}/`);
      // GitHub Pages cannot redirect. It serves the page at both addresses; the canonical link has the address without the slash.
      if (answer.headers().server === 'GitHub.com') continue;
      expect(answer.url()).toMatch(new RegExp(`${path}$`));
      expect(answer.status()).toBe(200);
    }
  });

  test('a missing file is not cached: the next deployment may add it', async ({ page }) => {
    for (const file of ['app.0123456789.css', 'app-0123456789.js', 'static/none.webp']) {
      const answer = await page.request.get(`./${file}`);
      expect(answer.status()).toBe(404);
      expect(answer.headers()['cache-control'] ?? '').not.toContain('immutable');
    }
  });

  test('a calendar file has the type with which phones open it', async ({ page }) => {
    const answer = await page.request.get('./dates.ics');
    expect(answer.headers()['content-type']).toMatch(/^text\/calendar\b/);
  });

  test('the domain without www leads to the site', async ({ page, baseURL }) => {
    const site = baseURL ?? '';
    test.skip(!site.includes('//www.'), 'The site is not at www.');
    const answer = await page.request.get(`${site.replace('//www.', '//')}about`);
    expect(answer.url()).toBe(`${site}about`);
  });

  test('header links and Back change the heading and the head without loading a document', async ({ page }) => {
    await open(page, '.');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const linked = [...links, callToAction].flatMap(({ to }) => routes.filter(({ path }) => path === to));
    const expectShown = async ({ path, metadata }: (typeof routes)[number]) => {
      await expect(page).toHaveTitle(metadata.title);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heroOf(path).headline);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', metadata.description);
      // Only the end is compared, because the full address is in the build files, which a test of the published site does not have.
      const address = new RegExp(`//[^/"]+\\S*${path}$`);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
    };
    for (const route of linked.filter(({ path }) => path !== '/')) {
      await page.locator(`header a[href$="${route.path}"]:visible`).click();
      await expectShown(route);
    }
    for (const route of linked.slice(-2, -1)) {
      await page.goBack();
      await expectShown(route);
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});

test('what is pressed and typed before the scripts run is kept', { tag: '@browsers' }, async ({ page }) => {
  await page.setViewportSize(phone);
  const scripts = await holdRequests(page, /\.js$/);
  const form = formContent('contact');
  await page.goto(places.contact, { waitUntil: 'commit' });
  await fill(page, form);
  await menuOf(page).toggle.click();
  await startScripts(page);
  expect(await page.evaluate(isHydrated)).toBe(false);
  scripts.release();
  await waitForHydration(page);
  await expect(menuOf(page).sheet).toBeVisible();
  expect(await filled(page, form)).toEqual(example(form));
  await page.keyboard.press('Escape');
  await expect(menuOf(page).sheet).toBeHidden();
  await expect(menuOf(page).toggle).toBeFocused();
});

test.describe('without scripts', { tag: '@browsers' }, () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows all its text, fonts and pictures', async ({ page }) => {
    const plain = (text: string) => text.replace(/\s+/g, '').toLowerCase();
    for (const path of paths) {
      const sent = load((await (await page.goto(path))?.text()) ?? '');
      sent('noscript, script, [data-noscript=hide]').remove();
      sent('article summary').empty();
      await expectWhole(page);
      const seen = await page.locator('main').evaluate((main: HTMLElement) => {
        for (const each of main.querySelectorAll('noscript')) each.remove();
        for (const each of main.querySelectorAll('details')) each.open = true;
        // The link of a story has other words while the story is open.
        for (const each of main.querySelectorAll('article summary')) each.replaceChildren();
        // Browsers differ in which texts of a `<select>` count as visible.
        for (const list of main.querySelectorAll('select')) list.replaceWith(list.textContent ?? '');
        return main.innerText;
      });
      expect(plain(seen), path).toBe(plain(sent('main').text()));
    }
  });

  test('the menu opens on a phone, and its links work', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/about');
    for (const { to = '' } of links.slice(-2)) {
      await menuOf(page).toggle.click();
      await menuOf(page).sheet.locator(`a[href="${to}"]`).click();
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heroOf(to).headline);
    }
  });
});
