/**
 * Limits of what a page costs a visitor. `npm test` checks the bytes of code, styles and scripts; `npx playwright test --project measure`
 * checks the others. Bytes are counted as sent, so text is compressed with brotli.
 */
export const budgets = {
  /** For each page, in bytes. */
  bytes: {
    /** The HTML up to the end of the first section, with its inline styles. TCP sends this much before the browser's first reply. */
    firstScreen: 14_600,
    /** The whole HTML, with the response headers; more on the page that has the texts of news and posts. */
    document: 16_000,
    documentWithStories: 32_000,
    /** The HTML up to the end of the first section, without its words and addresses. Longer words add up to 70 bytes. */
    code: 8_650,
    /** All style sheets of a page. */
    styles: 13_000,
    /** All scripts that a page loads before the visitor does anything: 78,000 for React and Gatsby's runtime, 9,000 for sonner. The goal is 104,000. */
    scripts: 104_300,
    /** Additional bytes for a page with fields to fill in, and for one with stories. The goal is none. */
    fieldScripts: 1_800,
    storyScripts: 1_800,
  },
  /** All pages in one visit, in bytes, scrolled to their ends on a phone with two pixels per CSS px. */
  visit: 1_500_000,
  /** Lighthouse's scores, from 0 to 100, on a slow phone. */
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  /** Limits of FCP and LCP, relative to a copy of the page without scripts. The limit of blocking time is the longest of the copy. */
  ratios: { fcp: 1.05, lcp: 1.03 },
  /** Cumulative Layout Shift while the page loads; printed as 0.00. Words have slightly other widths in the fallback font. */
  shift: 0.005,
  /** From a press or key to the next frame (INP), in milliseconds, with a quarter of the processor. */
  interaction: 100,
  /** From the first press on a phone to its effect after six seconds of reading, in milliseconds, with a quarter of the processor. */
  firstPress: 500,
  /** From the click on a link to the headline of a page that was visited before, in milliseconds. */
  navigation: 150,
} as const;
