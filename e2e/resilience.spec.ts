import type { Page } from '@playwright/test';
import { routes } from '../src/testing/routes';
import { isFull } from './support/full';
import { holdRequests } from './support/heldRequests';
import { frame, waitForHydration } from './support/open';
import { expect, test } from './support/test';
import { textOverflow } from './support/textOverflow';

// The site works while fonts, pictures, scripts or the end of the page have not arrived.

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** The pages to test at a size. Without FULL=1: every second page on a phone, including all with forms, and the others on a desktop. */
const routesAt = (size: typeof phone) => routes.filter((_, at) => isFull || at % 2 === Number(size === desktop));

/** The limit of Cumulative Layout Shift; today's pages have none. Visitors notice shifts from 0.1: https://web.dev/articles/cls */
const MOST_MOVED = 0.05;

/** True if this machine has a local fallback for both of the site's fonts. */
const hasFallbacks = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const local = [...document.fonts].filter(({ family }) => !family.includes('PAMS'));
    const loaded = await Promise.allSettled(local.map((face) => face.load()));
    const families = loaded.flatMap((one) => (one.status === 'fulfilled' ? one.value.family : []));
    return ['Display', 'Text'].every((name) => families.some((family) => family.includes(name)));
  });

test.describe('on a very slow connection', () => {
  test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

  test.beforeEach(({ context }) =>
    context.addInitScript(() => {
      const moved = { by: 0 };
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as unknown as Array<{ value: number }>) moved.by += value;
      }).observe({ type: 'layout-shift', buffered: true });
    }),
  );

  /** Waits for the fonts; expects that little has moved since the page began to load. */
  const expectStill = async (page: Page, path: string) => {
    await page.evaluate(() => document.fonts.ready);
    await frame(page);
    const moved = await page.evaluate(() => (window as unknown as { moved: { by: number } }).moved.by);
    expect.soft(moved, `${path}: what moved, as Cumulative Layout Shift`).toBeLessThanOrEqual(MOST_MOVED);
  };

  test('text comes first, without overlaps, and does not move when the rest arrives', async ({ page }) => {
    // Every file except HTML is held back.
    const requests = await holdRequests(page, /\.(js|woff2|avif|webp|png|svg)$/);
    for (const { path, hero } of routesAt(phone)) {
      requests.hold();
      await page.goto(path, { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeInViewport();
      await expect(heading).toContainText(hero.headline);
      const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
      await expect.poll(painted).toBe(1);
      // Pictures, fonts and scripts are being requested.
      const display = await page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loading').map((font) => font.display),
      );
      expect(new Set(display)).toEqual(new Set(['swap']));
      expect(requests.count).toBeGreaterThan(2);
      const overflow = await textOverflow(page);
      requests.release();
      await page.waitForLoadState();
      await waitForHydration(page);
      // On a machine without the adjusted fallback fonts, text may be wider and move.
      if (!(await hasFallbacks(page))) continue;
      expect.soft(overflow, `${path} without fonts, pictures and scripts`).toEqual([]);
      await expectStill(page, path);
    }
  });

  /** Writes a page as on a slow connection: the beginning of its body in chunks of about one element a frame. */
  const writeInChunks = async (html: string) => {
    const body = html.indexOf('<body');
    const parts = html.slice(body, body + 14_000).match(/[^]{1,250}/g) ?? [];
    document.open();
    for (const part of [html.slice(0, body), ...parts, html.slice(body + 14_000)]) {
      document.write(part);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    document.close();
  };

  for (const size of [phone, desktop]) {
    test(`nothing moves when pages of ${size.width} px arrive in chunks`, async ({ page }) => {
      await page.setViewportSize(size);
      for (const { path } of routesAt(size)) {
        const html = await (await page.request.get(path)).text();
        await page.route(path, (route) => route.fulfill({ contentType: 'text/html', body: '' }), { times: 1 });
        await page.goto(path);
        await page.evaluate(writeInChunks, html);
        await expectStill(page, path);
      }
    });
  }
});
