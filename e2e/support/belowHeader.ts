import type { Locator } from '@playwright/test';
import { expect } from './test';

/**
 * Returns the distance, in px, from the lower edge of everything fixed or sticky above an element, such as the header, to the element. A
 * negative distance means that the element is covered.
 */
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
