import type { Page } from '@playwright/test';

/** In the page: whether React has hydrated it, section by section. */
export const isHydrated = () => {
  const parts = [...document.querySelectorAll('main, main > section > *')];
  return parts.length > 0 && parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber')));
};

/** Waits until a page is hydrated: before that, nothing answers a press. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Moves the mouse: on a phone the scripts run at the first sign of a visitor. */
export const startScripts = (page: Page) => page.evaluate(() => dispatchEvent(new Event('mousemove')));

/** Keeps the mouse of a headless browser still, which is in the corner and reports a move at the first paint. */
export const stayUntouched = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('mousemove', (event) => event.isTrusted && event.stopImmediatePropagation(), true),
  );

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await startScripts(page);
  await waitForHydration(page);
}

/** Presses a link of the open page, the header's first; without one, Gatsby's own function navigates. */
export async function followLink(page: Page, to: string): Promise<void> {
  const link = page.locator(`a[href="${to}"]:visible`).first();
  if (await link.count()) return link.click();
  await page.evaluate((path) => (window as unknown as { ___navigate(to: string): void }).___navigate(path), to);
}

/** Follows a link within the open document. */
export async function goTo(page: Page, to: string): Promise<void> {
  await followLink(page, to);
  await page.waitForURL(to);
}

/** Waits for the next frame, and for what it has set off. */
export const frame = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
