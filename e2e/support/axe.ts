import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isFull } from './full';

/** The rules whose result depends on the window's width. */
const ofLayout = ['color-contrast', 'color-contrast-enhanced', 'scrollable-region-focusable', 'target-size'];

/**
 * Lists problems that axe finds: of WCAG 2.2 A and AA, of best practice, and of contrast at AAA. The pages have no frames:
 * without `setLegacyMode` axe would open a page to gather results from them.
 * @param part - a selector, where the rest of the page is not new
 * @param rules - the only rules to check, if given
 */
export async function axeProblems(page: Page, part = 'html', rules: string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page })
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

/**
 * Lists problems that axe finds in windows of several widths, in px.
 * @param widths the first gets all rules; those of layout, and with FULL=1 all, are asked at the others too
 */
export async function axeProblemsAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const found = await axeProblems(page, 'html', width === widths[0] || isFull ? [] : ofLayout);
    problems.push(...found.map((problem) => `${width} px: ${problem}`));
  }
  return problems;
}
