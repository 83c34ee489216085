import { expect, type Page, type TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { waitForPicture } from './firstScreenProblems';
import { holdRequests } from './heldRequests';

const pixels = (screenshot: Buffer) => sharp(screenshot).raw().toBuffer();

/** Returns true if two screenshots look the same: the browser may draw the edges of large letters, a thousandth of the pixels, differently. */
async function isEqual(one: Buffer, other: Buffer): Promise<boolean> {
  if (one.equals(other)) return true;
  const [before, after] = await Promise.all([pixels(one), pixels(other)]);
  const changes = before.map((value, at) => Math.abs(value - (after[at] ?? 0))).filter(Boolean);
  return changes.length < before.length / 1000 && changes.every((change) => change <= 16);
}

/** Returns a screenshot of the header and the first section, once it looks like the one before it, or like `other`. */
async function firstScreen(page: Page, other?: Buffer): Promise<Buffer | undefined> {
  await waitForPicture(page);
  const height = await page.evaluate(async () => {
    await document.fonts.ready;
    const section = document.querySelector('main > :not(script)');
    return Math.min(innerHeight, Math.floor(section?.getBoundingClientRect().bottom ?? 0));
  });
  expect(height).toBeGreaterThan(300);
  const clip = { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height };
  let last = other;
  await expect(async () => {
    const before = last;
    last = await page.screenshot({ clip });
    expect(before && (await isEqual(last, before)), 'the first screen stays as it is').toBe(true);
  }).toPass({ intervals: [0] });
  return last;
}

/**
 * Opens a page, and compares its first section before and after its style sheets are loaded. Scripts are held until then: the not-found
 * page draws on its picture. Returns the problems.
 */
export async function openWithoutSheets(page: Page, path: string, info: TestInfo): Promise<string[]> {
  const problems: string[] = [];
  const [requests, scripts] = [await holdRequests(page, /\.css$/), await holdRequests(page, /\.js$/)];
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('[data-styles]').waitFor({ state: 'attached' });
  await expect(page.locator('h1')).toBeVisible();
  const before = await firstScreen(page);
  if (await page.locator('footer, [data-styles] ~ *').count()) problems.push('an element is shown without its styles');
  await expect.poll(() => requests.count, 'sheets that are held').toBeGreaterThan(0);
  requests.release();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const after = await firstScreen(page, before);
  scripts.release();
  if (before && after && (await isEqual(before, after))) return problems;
  for (const body of [before, after]) await info.attach('first screen', { body, contentType: 'image/png' });
  return [...problems, 'its sheets change the first section'];
}
