import type { Page } from '@playwright/test';

/** In the page: the text of each font that is much wider or narrower before that font is there. */
async function differences(): Promise<string[]> {
  const canvas = document.createElement('canvas').getContext('2d');
  const widths = new Map<string, { letters: number; own: number; fallback: number }>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (!canvas || !node.parentElement?.checkVisibility() || text === '') continue;
    const { fontFamily, fontWeight } = getComputedStyle(node.parentElement);
    const [family = '', ...rest] = fontFamily.split(', ');
    const sum = widths.get(family + fontWeight) ?? { letters: 0, own: 0, fallback: 0 };
    widths.set(family + fontWeight, sum);
    sum.letters += text.length;
    for (const [font, families] of [['own', fontFamily] as const, ['fallback', rest.join(', ')] as const]) {
      canvas.font = `${fontWeight} 100px ${families}`;
      // Fallbacks of other systems are not there.
      await document.fonts.load(canvas.font).catch(() => undefined);
      sum[font] += canvas.measureText(text).width;
    }
  }
  return [...widths].flatMap(([font, { letters, own, fallback }]) => {
    const percent = Math.round((fallback / own - 1) * 1000) / 10;
    // A few letters may differ by more than the average of all.
    return letters >= 200 && Math.abs(percent) > 4 ? [`${font}: its fallback is ${percent} % wider`] : [];
  });
}

/** The fonts of a page whose local fallback is not adjusted to their width: text would move when they load. */
export const unadjustedFallbacks = (page: Page): Promise<string[]> => page.evaluate(differences);
