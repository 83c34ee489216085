import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isFull } from './full';

/** The rules of axe whose result depends on the width of the window. */
const ofLayout = ['color-contrast', 'color-contrast-enhanced', 'scrollable-region-focusable', 'target-size'];

/** Lists the problems that axe finds in a part of a page: WCAG 2.2 A and AA, best practice, and contrast at AAA. */
export async function axeProblems(page: Page, part = 'html', rules: string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Without it axe opens another page to combine the results of frames, which the site does not have.
    .setLegacyMode()
    .include(part)
    .options({
      resultTypes: ['violations'],
      preload: false,
      // The AAA rule does not report texts that fail AA; the AA rule does.
      rules: { 'color-contrast-enhanced': { enabled: true } },
    })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Lists the problems that axe finds at several widths, in px. After the first, it checks what depends on the width; with FULL=1, all. */
export async function axeProblemsAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const found = await axeProblems(page, 'html', width === widths[0] || isFull ? [] : ofLayout);
    problems.push(...found.map((problem) => `${width} px: ${problem}`));
  }
  return problems;
}
