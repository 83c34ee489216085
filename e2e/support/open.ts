import type { Page } from '@playwright/test';

/**
 * In the page: whether scripts have taken it over.
 * @param stir - anything but false moves first, as whoever does anything at all: the scripts come then
 */
export const isTaken = (stir: unknown) => {
  if (stir) dispatchEvent(new Event('mousemove'));
  return Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber'));
};

/** Has the scripts come and waits until they have taken a page over. */
export async function taken(page: Page): Promise<void> {
  await page.waitForFunction(isTaken, true);
}

/** Opens a page and waits until scripts have taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await taken(page);
}
