import { paths } from '../src/testing/routes';
import { textOverflow } from './support/textOverflow';
import { expect, test } from './support/test';

// First screens of windows that are low, flat, narrow or very wide.

const low = [
  { width: 844, height: 390 },
  { width: 1280, height: 600 },
  { width: 1366, height: 657 },
];
const other = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];

/** In the page: words with a line break between two of their letters. */
function broken(): string[] {
  const problems: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.parentElement?.checkVisibility() || node.parentElement.closest('.u-visually-hidden')) continue;
    for (const { 0: word, index } of node.textContent?.matchAll(/[\p{L}\d’]+/gu) ?? []) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) problems.push(word);
    }
  }
  return problems;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of paths) {
  test(`${path} shows headline, picture and first action in any window, and breaks no word`, async ({
    page,
    consoleOutput,
  }) => {
    if (path === '/no-such-page') consoleOutput.allow(/404/);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const first = page.locator('main > section:first-of-type');
    const action = first.locator('a, button');
    const hasAction = (await action.count()) > 0;
    for (const size of [...low, ...other]) {
      const window = `${size.width} × ${size.height} px`;
      await page.setViewportSize(size);
      await expect.soft(page.locator('h1'), window).toBeInViewport({ ratio: 0.99 });
      await expect.soft(first.locator('picture').first(), window).toBeInViewport({ ratio: 0.3 });
      if (low.includes(size) && hasAction) {
        await expect.soft(action.first(), window).toBeInViewport({ ratio: 0.99 });
      }
      expect.soft(await page.evaluate(broken), `broken words, ${window}`).toEqual([]);
      expect.soft(await textOverflow(page), window).toEqual([]);
    }
  });
}

test('above 1920 px text, links and buttons grow with the page', async ({ page }) => {
  const sizes = () =>
    page
      .locator('main p, main h1, header a, main a')
      .evaluateAll((elements) => elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/');
  const before = await sizes();
  await page.setViewportSize({ width: 2560, height: 1440 });
  const after = await sizes();
  for (const [at, size] of after.entries()) expect.soft(size / (before[at] ?? 0)).toBeGreaterThan(1.2);
});
