import type { Page } from '@playwright/test';
import { isFull } from './support/full';
import { holdRequests } from './support/heldRequests';
import { textOverflow } from './support/textOverflow';
import { harmfulPictures } from './support/missingPictures';
import { followLink, frame, goTo, open, waitForHydration } from './support/open';
import { serveInChunks } from './support/chunkedServer';
import { settle } from './support/settle';
import { headlineOf, routes } from '../src/testing/routes';
import { expect, test } from './support/test';

// The site works when a part is missing: fonts, pictures or scripts, the network, files of the previous build.

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** The pages in windows of a size: every other one on phones, those with forms among them, the others on desktops. */
const routesAt = (size: typeof phone) => routes.filter((_, at) => isFull || at % 2 === Number(size === desktop));

test('without fonts, pictures and scripts no text of a phone overflows, and what is missing does no harm', async ({
  page,
  consoleOutput,
}) => {
  test.slow();
  consoleOutput.allow(/net::ERR_FAILED/);
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/*', (route) =>
    ['font', 'image', 'script'].includes(route.request().resourceType()) ? route.abort() : route.continue(),
  );
  for (const { path } of routesAt(phone)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(headlineOf(path));
    expect.soft(await textOverflow(page), path).toEqual([]);
    await settle(page);
    expect.soft(await harmfulPictures(page), path).toEqual([]);
  }
});

/**
 * As Cumulative Layout Shift; the pages of today have none. A title that breaks elsewhere in the fallback face than in its own moves
 * what is below it by a line. From 0.1 on a shift is felt: https://web.dev/articles/cls
 */
const MOST_MOVED = 0.05;

test('offline a page stays, what was fetched opens, and the rest comes with the network', async ({
  page,
  context,
  consoleOutput,
}) => {
  consoleOutput.allow(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/contact');
  const words = await page.locator('main').innerText();
  const script = page.waitForResponse(/component---src-pages-films-tsx-\w+\.js/);
  await page.locator('a[href="/films"]:visible').first().hover();
  await (await script).finished();
  // What pointing at the link has begun.
  await page.evaluate(() => window.___loader.loadPage('/films').then(() => undefined));
  await context.setOffline(true);
  await goTo(page, '/films');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(headlineOf('/films'));
  await page.goBack();
  await expect.poll(() => page.locator('main').innerText()).toBe(words);
  // The browser reports that there is no network, and knows which page was asked for.
  await followLink(page, '/about');
  await expect(page).toHaveURL(/^chrome-error:/);
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(headlineOf('/about'));
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
  const hold = (page: Page) => holdRequests(page, /\.(js|woff2|avif|webp|png|svg)$/);

  test('words stand first, and nothing moves when the rest arrives', async ({ page }) => {
    const requests = await hold(page);
    for (const { path, hero } of routesAt(phone)) {
      requests.hold();
      await page.goto(path, { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeInViewport();
      await expect(heading).toContainText(hero.headline);
      const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
      await expect.poll(painted).toBe(1);
      // Pictures, fonts and scripts are under way.
      const display = await page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loading').map((font) => font.display),
      );
      expect(new Set(display)).toEqual(new Set(['swap']));
      expect(requests.count).toBeGreaterThan(2);
      requests.release();
      await page.waitForLoadState();
      await waitForHydration(page);
      await page.evaluate(() => document.fonts.ready);
      await frame(page);
      expect(await moved(page), `${path}: what moved, as Cumulative Layout Shift`).toBeLessThanOrEqual(MOST_MOVED);
    }
  });

  for (const size of [phone, desktop]) {
    test(`nothing moves when pages of ${size.width} px come in chunks`, async ({ context, baseURL }) => {
      const site = await serveInChunks(baseURL ?? '', 14_000);
      const waiting = routesAt(size).map(({ path }) => path);
      // Most of the time it is waiting for frames.
      const tab = async () => {
        const page = await context.newPage();
        await page.setViewportSize(size);
        for (let path = waiting.shift(); path; path = waiting.shift()) {
          await page.goto(site.origin + path, { waitUntil: 'commit' });
          while (site.sendChunk(path)) await frame(page);
          await page.waitForLoadState();
          await page.evaluate(() => document.fonts.ready);
          await frame(page);
          expect
            .soft(await moved(page), `${path}: what moved, as Cumulative Layout Shift`)
            .toBeLessThanOrEqual(MOST_MOVED);
        }
      };
      await Promise.all([tab(), tab(), tab()]);
      await site.close();
    });
  }
});
