import type { Page } from '@playwright/test';

/** Runs in the page. True if React has hydrated all sections. */
export const isHydrated = () => {
  const parts = [...document.querySelectorAll('main, main > section > *')];
  return parts.length > 0 && parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber')));
};

/** Waits until a page is hydrated, because before that a press has no effect yet. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Starts the scripts with an event, as on a phone they wait for the visitor's first event. */
export const startScripts = (page: Page) => page.evaluate(() => dispatchEvent(new Event('mousemove')));

/** Stops the event `mousemove` that a headless browser sends at the first paint, because it would start the scripts. */
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

/** Presses the first visible link to an address. If there is none, does what a link does: on a hydrated page it calls Gatsby's function. */
export async function followLink(page: Page, to: string): Promise<void> {
  const link = page.locator(`a[href="${to}"]:visible`).first();
  if (await link.count()) return link.click();
  const isOff = (await page.locator('html').getAttribute('data-scripts')) === 'off';
  await page.evaluate(([path, off]) => (off ? location.assign(path) : window.___navigate(path)), [to, isOff] as const);
}

/** Follows a link, and waits until the address has changed. */
export async function goTo(page: Page, to: string): Promise<void> {
  await followLink(page, to);
  await page.waitForURL(to);
}

/** Waits for the next frame, and for the tasks that it has started. */
export const frame = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
