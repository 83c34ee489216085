/**
 * `npm run screenshots [path…]`: every page and state at six widths into screenshots/, for people to look at. Reads the last
 * build, or the site `BASE_URL` names.
 */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { createSiteServer } from '../../src/build/host/server';
import { listen } from '../../src/testing/listen';
import { launchOptions } from './browser';
import { takeMoments } from './moments';
import { routes } from './routes';
import { open } from './open';

const folder = 'screenshots';
const sizes = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;

async function takeAll(base: string, paths: readonly string[]): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  mkdirSync(folder, { recursive: true });
  for (const [width, height] of sizes) {
    const page = await browser.newPage({ baseURL: base, viewport: { width, height }, reducedMotion: 'reduce' });
    for (const path of paths) {
      await open(page, path);
      await takeMoments(page, `${folder}/${path === '/' ? 'landing' : path.slice(1)}-${width}`, path);
      console.log(`${path} at ${width}`);
    }
    await page.close();
  }
  await browser.close();
}

async function main(wanted: readonly string[]): Promise<void> {
  const paths = [...routes.map(({ path }) => path), '/no-such-page'];
  const chosen = paths.filter((path) => wanted.length === 0 || wanted.includes(path));
  if (process.env.BASE_URL) return takeAll(process.env.BASE_URL, chosen);
  const { port, close } = await listen(createSiteServer({ publicDir: resolve('public') }));
  await takeAll(`http://localhost:${port}`, chosen);
  await close();
}

void main(process.argv.slice(2));
