import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Route } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '../src/testing/routes';
import { launchOptions } from './support/browser';
import { settle } from './support/settle';

// Two builds side by side, whole pages: `npx tsx e2e/compare.ts ../before/public public /about 390x844`.
const sizes = ['320x640', '390x844', '844x390', '667x375', '768x1024', '1024x768', '1366x657', '1440x900', '2560x1440'];
const folder = 'test-results/compare';
const [before = '', after = 'public', ...only] = process.argv.slice(2);
const chosen = (all: string[]) => all.filter((one) => only.includes(one) || !all.some((each) => only.includes(each)));

const pixels = (file: string) => sharp(file).removeAlpha().greyscale().raw().toBuffer({ resolveWithObject: true });

/** The share of pixels of two pictures that differ visibly; those outside of one picture do. */
async function difference(files: string[]): Promise<number> {
  const [one, two] = await Promise.all(files.map(pixels));
  if (!one || !two || one.info.width !== two.info.width) return 1;
  const shared = Math.min(one.data.length, two.data.length);
  let different = Math.abs(one.data.length - two.data.length);
  for (let at = 0; at < shared; at++) if (Math.abs((one.data[at] ?? 0) - (two.data[at] ?? 0)) > 12) different++;
  return different / Math.max(one.data.length, two.data.length);
}

/** Answers from a folder as a host does. */
const answerFrom = (publicDir: string) => (route: Route) => {
  const path = decodeURI(new URL(route.request().url()).pathname);
  const files = [path, `${path}.html`, `${path}index.html`, '/404.html'].map((name) => join(publicDir, name));
  return route.fulfill({ path: files.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile()) ?? '' });
};

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch(launchOptions());
  const rows: string[] = [];
  for (const size of chosen(sizes)) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
    for (const path of chosen(paths)) {
      const names = ['before', 'after'].map((name) => `${path.slice(1) || 'index'}-${size}-${name}`);
      for (const [at, publicDir] of [before, after].entries()) {
        await page.unrouteAll({ behavior: 'wait' });
        await page.route('**/*', answerFrom(publicDir));
        await page.goto(`http://localhost${path}`);
        await settle(page);
        await page.screenshot({ path: `${folder}/${names[at]}.png`, fullPage: true });
      }
      const part = await difference(names.map((name) => `${folder}/${name}.png`));
      console.log(`${path} ${size}: ${(100 * part).toFixed(2)} % different`);
      const pictures = names.map((name) => `<a href="${name}.png"><img src="${name}.png" width="49%"></a>`);
      if (part) rows.push(`<h2>${path} ${size}: ${(100 * part).toFixed(2)} %</h2>${pictures.join(' ')}`);
    }
  }
  writeFileSync(`${folder}/index.html`, `<!doctype html><title>Before and after</title>${rows.join('\n')}`);
  await browser.close();
}

void main();
