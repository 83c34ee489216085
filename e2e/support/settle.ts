import type { Page } from '@playwright/test';

/** Loads every lazy picture of a page, and waits until all are decoded in the files for the current size of the window. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    // After a resize the browser selects other files in its next frame.
    await new Promise(requestAnimationFrame);
  });
  // While a new file loads, a picture shows its old file and is not complete.
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))));
}
