import { expect, type Page, type TestInfo } from '@playwright/test';
import { holdRequests } from './heldRequests';

/** Waits for the fonts and the picture; returns a function that takes a screenshot of the header and the first section. */
async function firstScreen(page: Page): Promise<() => Promise<string>> {
  const height = await page.evaluate(async () => {
    await document.fonts.ready;
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    if (picture) picture.decoding = 'sync';
    await picture?.decode();
    // The picture is painted two frames later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const section = document.querySelector('main > :not(script)');
    return Math.min(innerHeight, Math.floor(section?.getBoundingClientRect().bottom ?? 0));
  });
  expect(height).toBeGreaterThan(300);
  const clip = { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height, scale: 1 };
  const session = await page.context().newCDPSession(page);
  return async () => (await session.send('Page.captureScreenshot', { clip, optimizeForSpeed: true })).data;
}

/** Returns a screenshot once it equals the one before it, or equals `other`. */
async function settled(look: () => Promise<string>, other = ''): Promise<string> {
  let last = other;
  const isSettled = async () => {
    const next = await look();
    const isSame = next === last;
    last = next;
    return isSame;
  };
  await expect.poll(isSettled, { message: 'the first screen stays as it is', intervals: [0] }).toBe(true);
  return last;
}

/**
 * Opens a page, and compares its first section before and after its style sheets are loaded.
 * @returns the problems
 */
export async function openWithoutSheets(page: Page, path: string, info: TestInfo): Promise<string[]> {
  const problems: string[] = [];
  const requests = await holdRequests(page, /\.css$/);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('[data-styles]').waitFor({ state: 'attached' });
  await expect(page.locator('h1')).toBeVisible();
  const before = await settled(await firstScreen(page));
  if (await page.locator('footer, [data-styles] ~ *').count()) problems.push('an element is shown without its styles');
  await expect.poll(() => requests.count, 'sheets that are held').toBeGreaterThan(0);
  requests.release();
  await page.waitForLoadState();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const after = await settled(await firstScreen(page), before);
  if (after !== before) {
    problems.push('its sheets change the first section');
    for (const data of [before, after]) {
      await info.attach('first screen', { body: Buffer.from(data, 'base64'), contentType: 'image/png' });
    }
  }
  return problems;
}
