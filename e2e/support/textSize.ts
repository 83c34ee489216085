import type { Page } from '@playwright/test';
import { gapBelowHeader } from './belowHeader';
import { resize } from './firstScreenProblems';
import { textOverflow } from './textOverflow';

/** The size in CSS px of a window of 1280 × 1024 px that is zoomed to 400%. */
const zoomed = { width: 320, height: 256 };

/** Sets the browser's default text size, in px. Most visitors have 16. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await page.waitForFunction((size) => getComputedStyle(document.documentElement).fontSize === `${size}px`, standard);
}

/** Sets or removes the text spacing of WCAG 1.4.12. */
const setSpacing = (page: Page, on: boolean) =>
  page.evaluate((wanted) => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets = wanted ? [spacing] : [];
  }, on);

/** Returns text that overflows or overlaps with more spacing, and with a larger text size. */
export async function enlargedProblems(page: Page, sizes: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  const look = async (what: string) => {
    for (const size of sizes) {
      await resize(page, size);
      problems.push(...(await textOverflow(page)).map((problem) => `${what}, ${size}: ${problem}`));
    }
  };
  await setSpacing(page, true);
  await look('spaced out');
  await setSpacing(page, false);
  for (const size of [20, 32]) {
    await setTextSize(page, size);
    await look(`text of ${size} px`);
  }
  await setTextSize(page, 16);
  return problems;
}

/** Returns text and controls that cannot be read or reached at a zoom of 400%. */
export async function zoomProblems(page: Page): Promise<string[]> {
  await page.setViewportSize(zoomed);
  const problems = await textOverflow(page);
  const bar = await page.getByRole('banner').boundingBox();
  if ((bar?.height ?? Infinity) > zoomed.height / 3) problems.push(`the header is ${bar?.height} px high`);
  for (const part of [page.locator('h1'), page.locator(':is(main, footer) :is(a, button)').first()]) {
    await part.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    const foot = await part.evaluate((element) => Math.round(element.getBoundingClientRect().bottom - innerHeight));
    const gap = await gapBelowHeader(part);
    if (foot > 0 || gap < 0)
      problems.push(`${await part.textContent()}: ${foot} px below the window, ${gap} px below the header`);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  return problems;
}
