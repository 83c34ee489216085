import type { Page, Request } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { budgets } from '../src/testing/budgets';
import { routes } from '../src/testing/routes';
import { expect, test } from './support/test';

/** Pictures below the first screen: a browser may load them early, on a fast connection further ahead than on a slow one. */
const below = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top >= innerHeight)
      .map((image) => image.currentSrc),
  );

/** Opens a page and counts, as they travel, the bytes of everything its first screen needs, and of its document. */
async function load(page: Page, path: string): Promise<{ all: number; document: number }> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  const later = new Set(await below(page));
  const sizes = await Promise.all(
    requests.filter((request) => !later.has(request.url())).map((request) => request.sizes()),
  );
  // Hosts compress documents fully, once; the server of these tests on the fly.
  const html = brotliCompressSync((await response?.body()) ?? '').length;
  const { responseHeadersSize = 0 } = (await response?.request().sizes()) ?? {};
  const all = sizes.reduce((total, { responseBodySize }) => total + responseBodySize, 0);
  return { all, document: html + responseHeadersSize };
}

const windows = [
  { name: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
] as const;

for (const { name, ...use } of windows) {
  test.describe(`on a ${name}`, () => {
    test.use(use);

    for (const { path } of routes) {
      test(`${path} loads no more than its budget`, async ({ page }) => {
        const { all, document } = await load(page, path);
        expect.soft(document, 'document').toBeLessThanOrEqual(budgets.bytes.document);
        expect.soft(all, 'all').toBeLessThanOrEqual(budgets.bytes[name]);
      });
    }
  });
}
