import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Returns the distance, in px, from what is fixed or sticky above an element, such as the header, to it; below zero if it is covered. */
export const gapBelowHeader = (element: Locator) =>
  element.evaluate((target) => {
    const { top, left, right } = target.getBoundingClientRect();
    let edge = 0;
    for (const other of document.querySelectorAll('body *')) {
      const { position } = getComputedStyle(other);
      if ((position !== 'fixed' && position !== 'sticky') || other.contains(target) || target.contains(other)) continue;
      const box = other.getBoundingClientRect();
      const stuck = box.height > 0 && box.top <= Math.max(edge, Number.parseFloat(getComputedStyle(other).top)) + 1;
      if (stuck && box.left < right && box.right > left) edge = Math.max(edge, box.bottom);
    }
    return Math.round(top - edge);
  });

/** Waits until the top of a section is in the window and below the header. */
export async function expectBelowHeader(target: Locator): Promise<void> {
  await expect(target).toBeInViewport();
  await expect.poll(() => gapBelowHeader(target), 'px between the header and the section').toBeGreaterThanOrEqual(0);
}

/** Returns the sections and entries of a page that the header covers after a link has led to them. */
export async function coveredTargets(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const target of await page.locator('main :is(section, article, li, div, details)[id]').all()) {
    await target.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    // The first section is at the top of the page, where the header covers its beginning.
    const isFirst = await page.evaluate(() => window.scrollY === 0);
    const gap = isFirst ? 0 : await gapBelowHeader(target);
    if (gap < 0) problems.push(`#${await target.getAttribute('id')} is ${gap} px below the header`);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  return problems;
}
