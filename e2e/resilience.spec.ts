import type { Page } from '@playwright/test';
import { example, fill, filled, formContent, places } from './support/forms';
import { holdBack } from './support/gate';
import { unreadable } from './support/legible';
import { expectQuietPictures, wordsSeen, wordsSent } from './support/missing';
import { menuOf } from './support/menu';
import { isTaken, open, taken } from './support/open';
import { serveInPieces } from './support/pieces';
import { routes } from '../src/testing/routes';
import { expect, test } from './support/test';

// The site stands when part of it does not come: fonts, pictures or scripts, the network, the build of a minute ago.

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

const headline = (path: string) => routes.find((route) => route.path === path)?.hero.headline ?? '';

/** Follows a link of the menu, as on a phone. */
async function choose(page: Page, path: string) {
  await menuOf(page).toggle.click();
  await page.locator(`#menu a[href="${path}"]`).last().click();
  await expect(page).toHaveURL(path);
  // Without scripts a link loads the page, whose words come piece by piece.
  await page.waitForLoadState('domcontentloaded');
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });
  // Every page in turn, at two widths.
  test.slow();

  const missing = [
    ['fonts and pictures', ['font', 'image']],
    ['scripts', ['script']],
  ] as const;

  for (const [what, types] of missing) {
    test(`without ${what} every page has its words, and its links lead on`, async ({ page, quiet }) => {
      quiet.expect(/net::ERR_FAILED/);
      let blocked = 0;
      let silent = 0;
      await page.route('**/*', (route) => {
        if (!types.some((type) => type === route.request().resourceType())) return route.continue();
        blocked += 1;
        return route.abort();
      });
      await page.goto('/');
      for (const { path } of [...routes.slice(1), ...routes.slice(0, 1)]) {
        await page.setViewportSize(phone);
        await choose(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(headline(path));
        expect.soft(await unreadable(page), path).toEqual([]);
        if (what !== 'scripts') silent += await expectQuietPictures(page);
        const form = Object.keys(places).find((key) => places[key] === path);
        if (form) {
          await fill(page, formContent(form));
          expect(await filled(page, formContent(form))).toEqual(example(formContent(form)));
        }
        // A phone leaves a few words out, a desk none.
        await page.setViewportSize(desk);
        const sent = wordsSent(await (await page.request.get(path)).text());
        expect(sent.length).toBeGreaterThan(400);
        expect(await wordsSeen(page)).toBe(sent);
      }
      expect(blocked).toBeGreaterThan(0);
      expect(await page.evaluate(isTaken)).toBe(what !== 'scripts');
      if (what !== 'scripts') expect(silent).toBeGreaterThan(0);
    });
  }
});

/** Counts how often whole documents are asked for, by path. */
function countLoads(page: Page): (path: string) => number {
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname));
  return (path) => loads.filter((load) => load === path).length;
}

const follow = (page: Page, path: string) => page.getByRole('banner').locator(`a[href="${path}"]`).first().click();

const gone: Array<[what: string, files: RegExp]> = [
  ['files and shared data', /\.(js|css)$|\/page-data\/sq\//],
  ['files and all data', /\.(js|css)$|\/page-data\/(?!app-data)/],
];

for (const [what, files] of gone) {
  test(`after a deployment that took ${what} away, a link leads to the whole page, loaded once`, async ({
    page,
    quiet,
  }) => {
    quiet.expect(/404/);
    await open(page, '/contact');
    const loads = countLoads(page);
    let missed = 0;
    let left = false;
    // What the old page asks for is gone; the new page finds all of its own.
    await page.route('**/*', async (route) => {
      const request = route.request();
      left ||= request.isNavigationRequest();
      const { pathname } = new URL(request.url());
      if (!left && pathname === '/page-data/app-data.json') {
        return route.fulfill({ json: { webpackCompilationHash: 'anew' } });
      }
      if (left || !files.test(pathname)) return route.continue();
      missed += 1;
      return route.fulfill({ status: 404, body: 'not here' });
    });
    await follow(page, '/films');
    await expect(page).toHaveURL('/films');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(headline('/films'));
    await taken(page);
    expect(missed).toBeGreaterThan(0);
    expect(loads('/films')).toBe(1);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // And on from there without another load.
    await follow(page, '/about');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(headline('/about'));
    expect(loads('/about')).toBe(0);
  });
}

test('offline a page stays, what was fetched opens, and the rest comes with the network', async ({
  page,
  context,
  quiet,
}) => {
  quiet.expect(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/contact');
  const words = await wordsSeen(page);
  const link = page.getByRole('banner').locator('a[href="/films"]').first();
  const script = page.waitForResponse(/component---src-pages-films-tsx-\w+\.js/);
  await link.hover();
  await (await script).finished();
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  expect(await wordsSeen(page)).toBe(words);
  await link.click();
  await expect(page).toHaveURL('/films');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(headline('/films'));
  expect(wordsSent(await (await page.request.get('/films')).text())).toBe(await wordsSeen(page));
  await page.goBack();
  await expect.poll(() => wordsSeen(page)).toBe(words);

  // The browser says that there is no network, and knows which page was asked for.
  await follow(page, '/about');
  await expect(page).toHaveURL(/^chrome-error:/);
  await context.setOffline(false);
  await page.reload();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(headline('/about'));
  await taken(page);
  await follow(page, '/services');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(headline('/services'));
});

test.describe('on a very slow connection', () => {
  test.use({ viewport: phone });

  test.beforeEach(({ context }) =>
    context.addInitScript(() => {
      const moved = { by: 0 };
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as unknown as Array<{ value: number }>) moved.by += value;
      }).observe({ type: 'layout-shift', buffered: true });
    }),
  );

  /** How far things have moved since the page began to load. */
  const moved = (page: Page) => page.evaluate(() => (window as unknown as { moved: { by: number } }).moved.by);

  /** Holds back all but the pages themselves. */
  const hold = (page: Page) => holdBack(page, /\.(js|woff2|avif|webp|svg)$/);

  test('words stand first, and nothing moves when the rest arrives', async ({ page }) => {
    const gate = await hold(page);
    for (const { path, hero } of routes) {
      gate.shut();
      await page.goto(path, { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeInViewport();
      await expect(heading).toContainText(hero.headline);
      const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
      await expect.poll(painted).toBe(1);
      const early = await page.evaluate(() => ({
        pictures: [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).length,
        fonts: [...document.fonts].filter(({ status }) => status === 'loading').map(({ display }) => display),
      }));
      expect(early.pictures).toBe(0);
      expect(early.fonts.length).toBeGreaterThan(0);
      expect(early.fonts.filter((display) => display !== 'swap')).toEqual([]);
      expect(await page.evaluate(isTaken)).toBe(false);
      expect(gate.release()).toBeGreaterThan(2);
      await page.waitForLoadState();
      await taken(page);
      await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
      expect(await moved(page), `${path}: what moved, as Cumulative Layout Shift`).toBeLessThanOrEqual(0.01);
    }
  });

  for (const size of [phone, desk]) {
    test(`nothing moves when pages of ${size.width} px come piece by piece`, async ({ context, baseURL }) => {
      const site = await serveInPieces(baseURL ?? '', 14_000);
      const waiting = routes.map(({ path }) => path);
      // Nearly all of it is waiting for pieces.
      const tab = async () => {
        const page = await context.newPage();
        await page.setViewportSize(size);
        for (let path = waiting.shift(); path; path = waiting.shift()) {
          await page.goto(site.origin + path);
          await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
          expect.soft(await moved(page), `${path}: what moved, as Cumulative Layout Shift`).toBeLessThanOrEqual(0.01);
        }
      };
      await Promise.all([tab(), tab(), tab()]);
      await site.close();
    });
  }

  test('menu and links work before the scripts are there', async ({ page }) => {
    const gate = await hold(page);
    await page.goto('/', { waitUntil: 'commit' });
    for (const path of ['/services', '/contact']) {
      await choose(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(headline(path));
    }
    const form = formContent('contact');
    await fill(page, form);
    expect(await page.evaluate(isTaken)).toBe(false);
    gate.release();
    await taken(page);
    expect(await filled(page, form)).toEqual(example(form));
  });
});
