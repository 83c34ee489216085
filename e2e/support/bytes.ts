import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Request, type Response } from '@playwright/test';
import { budgets } from '../../src/testing/budgets';

/** In the page: whether what the window shows is there, pictures and fonts included. */
const isComplete = () =>
  document.readyState === 'complete' &&
  document.fonts.status === 'loaded' &&
  [...document.images].every(
    (image) =>
      image.complete || image.getClientRects().length === 0 || image.getBoundingClientRect().top >= innerHeight,
  );

/** In the page: pictures below the first screen: a browser may load them early, on a fast connection further ahead than on a slow one. */
const below = () =>
  [...document.images]
    .filter((image) => image.getBoundingClientRect().top >= innerHeight)
    .map((image) => image.currentSrc);

/**
 * Counts, as they travel, the bytes of everything that a page's first screen needs, from the next address on.
 * @returns what says which budget has been exceeded, once the page is complete
 */
export function countBytes(page: Page, budget: 'phone' | 'desktop') {
  const open = new Set<Request>();
  const finished: Request[] = [];
  page.on('request', (request) => open.add(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('requestfinished', (request) => {
    open.delete(request);
    finished.push(request);
  });
  return async (response: Response | null): Promise<string[]> => {
    await page.waitForFunction(isComplete);
    await expect.poll(() => open.size, 'requests that have no answer').toBe(0);
    const later = new Set(await page.evaluate(below));
    const needed = finished.filter((request) => !later.has(request.url()));
    const sizes = await Promise.all(needed.map((request) => request.sizes()));
    const all = sizes.reduce((total, { responseBodySize }) => total + responseBodySize, 0);
    // Hosts compress documents fully, once.
    const html = brotliCompressSync((await response?.body()) ?? '').length;
    const { responseHeadersSize = 0 } = (await response?.request().sizes()) ?? {};
    const spent = { document: html + responseHeadersSize, [budget]: all };
    return Object.entries(spent).flatMap(([what, bytes]) => {
      const most = budgets.bytes[what as 'document' | typeof budget];
      return bytes > most ? [`${what}: ${bytes} bytes, ${most} at most`] : [];
    });
  };
}
