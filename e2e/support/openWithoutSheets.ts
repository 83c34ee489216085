import { expect, type Page, type TestInfo } from '@playwright/test';
import { waitForPicture } from './firstScreenProblems';
import { holdRequests } from './heldRequests';

/** Returns a screenshot of the header and the first section, once it equals the one before it, or equals `other`. */
async function firstScreen(page: Page, other?: Buffer): Promise<Buffer | undefined> {
  await waitForPicture(page);
  const height = await page.evaluate(async () => {
    await document.fonts.ready;
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    // Otherwise a screenshot may show the page without the picture.
    if (picture) picture.decoding = 'sync';
    const section = document.querySelector('main > :not(script)');
    return Math.min(innerHeight, Math.floor(section?.getBoundingClientRect().bottom ?? 0));
  });
  expect(height).toBeGreaterThan(300);
  const clip = { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height };
  let last = other;
  await expect(async () => {
    const before = last;
    last = await page.screenshot({ clip });
    expect(before && last.equals(before), 'the first screen stays as it is').toBe(true);
  }).toPass({ intervals: [0] });
  return last;
}

/** Opens a page, and compares its first section before and after its style sheets are loaded. Returns the problems. */
export async function openWithoutSheets(page: Page, path: string, info: TestInfo): Promise<string[]> {
  const problems: string[] = [];
  const requests = await holdRequests(page, /\.css$/);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('[data-styles]').waitFor({ state: 'attached' });
  await expect(page.locator('h1')).toBeVisible();
  const before = await firstScreen(page);
  if (await page.locator('footer, [data-styles] ~ *').count()) problems.push('an element is shown without its styles');
  await expect.poll(() => requests.count, 'sheets that are held').toBeGreaterThan(0);
  requests.release();
  await page.waitForLoadState();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const after = await firstScreen(page, before);
  if (before && after?.equals(before)) return problems;
  for (const body of [before, after]) await info.attach('first screen', { body, contentType: 'image/png' });
  return [...problems, 'its sheets change the first section'];
}
