import type { Page } from '@playwright/test';

/** In the page: whether scripts have taken it over. */
export const isTaken = () =>
  Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber'));

/** Waits until scripts have taken a page over: before that, a press is answered by nobody. */
export async function taken(page: Page): Promise<void> {
  await page.waitForFunction(isTaken);
}

/** Opens a page and waits until scripts have taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await taken(page);
}
