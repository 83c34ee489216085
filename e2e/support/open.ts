import type { Page } from '@playwright/test';

/** Opens a page and waits until scripts have taken it over: before that, a press is answered by nobody. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}
