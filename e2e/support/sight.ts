import type { Locator } from '@playwright/test';
import { expect } from './test';

/**
 * How far an element's upper edge stands below everything that stays put above it while the page scrolls (the bar, an
 * index that sticks), in px. Less than nothing: it is hidden.
 */
export const gapBelowBar = (element: Locator) =>
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

/**
 * Waits until a section's beginning is in sight, below the bar.
 * @param hash - the end of an address, with its `#`
 */
export async function expectLanding(target: Locator): Promise<void> {
  await expect(target).toBeInViewport();
  await expect.poll(() => gapBelowBar(target), 'px between the bar and the section').toBeGreaterThanOrEqual(0);
}
