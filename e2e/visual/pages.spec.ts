import { settle } from '../support/moments';
import { open } from '../support/open';
import { routes } from '../support/routes';
import { expect, test } from '../support/test';

const pages = [...routes.map(({ path }) => path), '/no-such-page'];

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  for (const path of pages) {
    test(`${path} at ${width} px looks as accepted`, async ({ page, quiet }) => {
      quiet.expect(/404/);
      await page.setViewportSize({ width, height });
      await open(page, path);
      await settle(page);
      const name = `${path === '/' ? 'landing' : path.slice(1)}-${width}.png`;
      await expect(page).toHaveScreenshot(name, { fullPage: true, maxDiffPixelRatio: 0.001, timeout: 30_000 });
    });
  }
}
