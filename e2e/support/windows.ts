import type { Page } from '@playwright/test';
import { tooFaint } from './contrast';
import { firstScreenProblems } from './firstScreenProblems';
import { textOverflow } from './textOverflow';

/** Returns the first picture if its file is more than twice as wide as needed. The page must have been opened at its present size, because browsers keep a larger file. */
export const oversizedPictures = (page: Page, pixelRatio: number): Promise<string[]> =>
  page.locator('img[fetchpriority=high]').evaluateAll(async ([image]: HTMLImageElement[], ratio) => {
    if (!image) return [];
    const { width, height } = image.getBoundingClientRect();
    const file = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
    const drawn = Math.max(width, (height * file.width) / file.height) * ratio;
    return file.width <= 2 * drawn ? [] : [`${image.currentSrc} is ${file.width} px wide, drawn at ${drawn}`];
  }, pixelRatio);

/** Runs in the page. Returns words with a line break inside. Words of more than 16 letters may have a hyphen, except in measured headlines. */
function brokenWords(): string[] {
  const problems: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const owner = node.parentElement;
    if (!owner?.checkVisibility() || owner.closest('.u-visually-hidden')) continue;
    const mayBreak = getComputedStyle(owner).hyphens === 'auto' && !owner.closest('[data-word]:not(div)');
    const range = document.createRange();
    range.selectNodeContents(node);
    if (range.getClientRects().length < 2) continue;
    for (const { 0: word, index } of node.textContent?.matchAll(/[\p{L}\d’]+/gu) ?? []) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1 && !(mayBreak && word.length > 16)) problems.push(`"${word}" is broken`);
    }
  }
  return problems;
}

/** Lists the problems of the first screen of a page, and of its text, in a window of this size. */
export async function windowProblems(page: Page, size: string): Promise<string[]> {
  const problems = [
    ...(await firstScreenProblems(page, size)),
    ...(await page.evaluate(brokenWords)),
    ...(await textOverflow(page)),
    ...(await tooFaint(page)),
  ];
  return problems.map((problem) => `${size}: ${problem}`);
}

/** Returns problems if text, links or buttons do not grow in windows wider than 1920 px. Leaves the window at 2560 px. */
export async function growthProblems(page: Page): Promise<string[]> {
  const sizes = () =>
    page
      .locator('main p, main h1, header a, main a')
      .evaluateAll((elements) => elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
  await page.setViewportSize({ width: 1920, height: 1080 });
  const before = await sizes();
  await page.setViewportSize({ width: 2560, height: 1440 });
  const after = await sizes();
  const grown = before.filter((size, at) => (after[at] ?? 0) / size > 1.2).length;
  return before.length > 0 && grown === before.length ? [] : [`${grown} of ${before.length} texts grow`];
}
