import type { Page } from '@playwright/test';

/** Loads every lazy picture of a page at once and waits until all have been decoded, in the files for the present window. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    // After a change of the window the browser chooses other files in its next frame.
    await new Promise(requestAnimationFrame);
  });
  // A picture shows its old file, and is not complete, until the new one has come.
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))));
}
