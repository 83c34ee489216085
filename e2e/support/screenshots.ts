import { mkdirSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from './browser';
import { routes } from './routes';

// Takes every page at six widths, whole and first screen, and the open menu, into screenshots/.
// Usage: BASE_URL=http://localhost:9000 npm run screenshots [path…]

const base = process.env.BASE_URL ?? 'http://localhost:9000';
const sizes = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;
const wanted = process.argv.slice(2);
const paths = [...routes.map(({ path }) => path), '/no-such-page'].filter(
  (path) => wanted.length === 0 || wanted.includes(path),
);

/** Brings every lazy picture of a page into view once and waits until all have been decoded. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/** Takes them all, one width after another. */
async function takeAll() {
  const browser = await chromium.launch(launchOptions());
  mkdirSync('screenshots', { recursive: true });
  for (const [width, height] of sizes) {
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
    for (const path of paths) {
      await page.goto(base + path, { waitUntil: 'load' });
      await page.locator('h1').first().waitFor();
      await settle(page);
      const name = `screenshots/${path === '/' ? 'landing' : path.slice(1)}-${width}`;
      await page.screenshot({ path: `${name}-first.png` });
      await page.screenshot({ path: `${name}.png`, fullPage: true });
      const toggle = page.locator('header button[aria-controls=menu]');
      if (path === paths[0] && (await toggle.isVisible())) {
        await toggle.click();
        await page.screenshot({ path: `${name}-menu.png` });
      }
    }
    await page.close();
  }
  await browser.close();
}

void takeAll();
