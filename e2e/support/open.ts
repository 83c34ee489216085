import type { Page } from '@playwright/test';

/** In the page: whether scripts have taken it over, section by section. */
export const isTaken = () => {
  const parts = [...document.querySelectorAll('main, main > section > *')];
  return parts.length > 0 && parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber')));
};

/** Waits until scripts have taken a page over: before that, a press is answered by nobody. */
export async function taken(page: Page): Promise<void> {
  await page.waitForFunction(isTaken);
}

/** Opens a page, moves as whoever does anything at all (on a phone the scripts come then), and waits until it is taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => dispatchEvent(new Event('mousemove')));
  await taken(page);
}
