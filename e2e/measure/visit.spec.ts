import { budgets } from '../../src/testing/budgets';
import { routes } from '../../src/testing/routes';
import { expect, test } from '../support/test';

// The bytes of a visitor who reads all pages on a phone, one after the other, with an empty cache at the beginning.

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

test('a visit that reads every page to its end is within its budget', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let sent = 0;
  // Response headers are not counted, because HTTP/2 compresses them.
  session.on('Network.dataReceived', ({ encodedDataLength }) => (sent += encodedDataLength));
  for (const { path } of routes) {
    const before = sent;
    await page.goto(path);
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' });
        // Lazy pictures begin to load after a frame.
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
        const seen = [...document.images].filter((image) => {
          const { top, right, bottom, left, width } = image.getBoundingClientRect();
          return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        });
        await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
      }
    });
    await page.waitForFunction(() => document.documentElement.dataset.scripts === 'ready');
    console.log(path, sent - before, 'bytes');
  }
  expect(sent).toBeLessThanOrEqual(budgets.visit);
});
