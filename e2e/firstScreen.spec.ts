import type { Page } from '@playwright/test';
import { routes } from '../src/testing/routes';
import { holdRequests } from './support/heldRequests';
import { goTo, open } from './support/open';
import { expect, test } from './support/test';

const sheets = /\.css$/;

/** What the window shows of the header and the first section, as a picture: of two in a row that are the same. */
async function firstScreen(page: Page): Promise<Buffer> {
  const height = await page.evaluate(async () => {
    await document.fonts.ready;
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    // It is painted two frames later.
    if (picture) picture.decoding = 'sync';
    await picture?.decode();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const section = document.querySelector('main > :not(script)');
    return Math.min(innerHeight, Math.floor(section?.getBoundingClientRect().bottom ?? 0));
  });
  expect(height).toBeGreaterThan(300);
  const clip = { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height };
  let [last, next] = [await page.screenshot({ clip }), await page.screenshot({ clip })];
  while (!next.equals(last)) [last, next] = [next, await page.screenshot({ clip })];
  return next;
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    // So that no animation is half done in a screenshot.
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    for (const { path } of routes) {
      test(`${path} shows its first section before its sheets are there, and nothing without its styles`, async ({
        page,
      }, info) => {
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
        if (!after.equals(before))
          for (const body of [before, after]) await info.attach('first screen', { body, contentType: 'image/png' });
        expect(after.equals(before), 'its sheets change nothing').toBe(true);
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
