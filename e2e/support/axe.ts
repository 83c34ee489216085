import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds, of WCAG 2.2 A and AA, best practice, and the contrast of AAA. The pages have no frames: without `setLegacyMode`
 * axe would open a page to gather results from them.
 * @param part - a selector, where the rest of the page is not new
 */
export async function axeProblems(page: Page, part = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include(part)
    .options({
      resultTypes: ['violations'],
      preload: false,
      rules: { 'color-contrast-enhanced': { enabled: true } },
    })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
