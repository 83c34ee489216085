/**
 * Limits of the cost of a page for a visitor. `npm test` checks the weight of code, `npx playwright test --project measure` the rest.
 * Bytes are counted as they are sent: brotli for text.
 */
export const budgets = {
  /** Per route, in bytes. */
  bytes: {
    /** The HTML up to the end of the first section, with its inlined styles: what TCP sends before the browser's first answer. */
    firstScreen: 14_600,
    /** The whole HTML, and the headers of the answer. */
    document: 16_000,
    /** Bytes of the HTML up to the end of the first section, without words and addresses. */
    code: 8_300,
    /** All style sheets of a page. */
    styles: 13_000,
    /**
     * All scripts that a page loads before a visitor does anything. React and Gatsby's runtime are 78,000 of them, sonner 9,000. Pages
     * with a form have the most.
     */
    scripts: 105_600,
  },
  /** All pages together, read to their ends on a phone with two pixels a point, in bytes. */
  visit: 1_500_000,
  /** Lighthouse's scores, of 100, on a slow phone. */
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  /** Limits of FCP, LCP and blocking time, relative to a copy of the page without scripts. */
  ratios: { fcp: 1.05, lcp: 1.03, blocking: 1.1 },
  /** Total blocking time, in milliseconds; on a machine on which the copy without scripts blocks for longer, the copy's. */
  blocking: 50,
  /**
   * Limit of the movement while the page loads: Cumulative Layout Shift, 0.00 as it is printed. A word is slightly wider in
   * a font than in its fallback.
   */
  shift: 0.005,
  /** From a press or a key to the next frame (INP) with a quarter of the processor, in milliseconds. */
  interaction: 100,
  /** From the first press on a phone to its answer, with a quarter of the processor, after six seconds of reading, in milliseconds. */
  firstPress: 500,
  /** From the click on a link to the next page's headline, where that page has been before, in milliseconds. */
  navigation: 150,
} as const;
