import type { Page, TestInfo } from '@playwright/test';

/** Runs in the page. Compares the width of texts in each font and in its fallback; `leftOut` are fonts without a fallback on this machine. */
async function compare() {
  const canvas = document.createElement('canvas').getContext('2d');
  const widths = new Map<string, { letters: number; own: number; fallback: number }>();
  const leftOut = new Set<string>();
  const loads = new Map<string, Promise<boolean>>();
  /** Loads a font; false if it has no source on this machine. */
  const load = (font: string) => {
    const isThere =
      loads.get(font) ??
      document.fonts.load(font).then(
        (faces) => faces.length > 0,
        () => false,
      );
    loads.set(font, isThere);
    return isThere;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (!canvas || !node.parentElement?.checkVisibility() || text === '') continue;
    const { fontFamily, fontWeight } = getComputedStyle(node.parentElement);
    const [family = '', ...rest] = fontFamily.split(', ');
    const found = await Promise.all([family, ...rest].map((one) => load(`${fontWeight} 100px ${one}`)));
    if (!found.slice(1).includes(true)) {
      leftOut.add(family);
      continue;
    }
    const sum = widths.get(family + fontWeight) ?? { letters: 0, own: 0, fallback: 0 };
    widths.set(family + fontWeight, sum);
    sum.letters += text.length;
    for (const [font, families] of [['own', fontFamily] as const, ['fallback', rest.join(', ')] as const]) {
      canvas.font = `${fontWeight} 100px ${families}`;
      sum[font] += canvas.measureText(text).width;
    }
  }
  const problems = [...widths].flatMap(([font, { letters, own, fallback }]) => {
    const percent = Math.round((fallback / own - 1) * 1000) / 10;
    // Short texts may differ more, because their letters are not average.
    return letters >= 200 && Math.abs(percent) > 4 ? [`${font}: its fallback is ${percent} % wider`] : [];
  });
  return { problems, leftOut: [...leftOut] };
}

/**
 * Returns the fonts of a page whose fallback has another width, because text would move when they load. A font without a fallback on this
 * machine is left out, and the test report names it.
 */
export async function unadjustedFallbacks(page: Page, info: TestInfo): Promise<string[]> {
  const { problems, leftOut } = await page.evaluate(compare);
  if (leftOut.length > 0) info.annotations.push({ type: 'left out', description: `fallbacks of ${leftOut.join()}` });
  return problems;
}

/** True if this machine has a fallback for each font of a page. */
export const hasFallbacks = async (page: Page): Promise<boolean> => (await page.evaluate(compare)).leftOut.length === 0;
