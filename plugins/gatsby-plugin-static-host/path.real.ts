/**
 * `SITE_URL=https://name.github.io/project npm run build && npx jest --selectProjects path`: the build in public/, made for a
 * site below a path, as a project of GitHub Pages is. Apart from `npm test`, whose build is for the root of a domain.
 * @jest-environment node
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../../e2e/support/browser';
import { content } from '../../src/testing/content';
import { listen, type Listening } from '../../src/testing/listen';
import { crawl, type Crawl } from '../../src/testing/output/crawl';
import { routes } from '../../src/testing/routes';
import { builtPath } from './publicDir';
import { createSiteServer } from './server';

jest.setTimeout(120_000);

const prefix = builtPath('public');
const paths = routes.map(({ path }) => path);
const company = content<{ siteUrl: string }>('company.yaml');
const lost = content<{ hero: { headline: string } }>('pages/404.yaml');

let server: Listening;
let base: string;
let siteUrl: string;
let found: Crawl;

const read = (file: string): string => readFileSync(join('public', file), 'utf8');

beforeAll(async () => {
  if (!prefix)
    throw new Error('public/ is not built for a path: SITE_URL=https://name.github.io/project npm run build');
  siteUrl = /Sitemap: (.*)\/sitemap\.xml/.exec(read('robots.txt'))?.[1] ?? '';
  server = await listen(createSiteServer({ publicDir: 'public' }));
  base = `http://127.0.0.1:${server.port}`;
  found = await crawl(base, siteUrl, [
    ...[...paths, '/robots.txt'].map((path) => ({ path: prefix + path, status: 200 })),
    { path: `${prefix}/no-such-page`, status: 404 },
  ]);
});

afterAll(() => server?.close());

test('every address answers at once and every hash is there: links, pictures, fonts, cards, feed, sitemap', () => {
  expect(found.dead).toEqual([]);
  const reached = [...found.reached];
  const files = ['/sitemap.xml', '/feed.xml', '/manifest.webmanifest', '/icon-512.png'];
  expect(reached).toEqual(expect.arrayContaining([...paths, ...files].map((path) => prefix + path)));
  for (const kind of [/\.avif$/, /\.js$/, /\.css$/, /\/fonts\/.*\.woff2$/, /\.png$/])
    expect(reached).toContainEqual(expect.stringMatching(kind));
});

test('nothing leads out of the path', () => {
  expect([...found.reached].filter((path) => !path.startsWith(`${prefix}/`))).toEqual([]);
  expect([...found.elsewhere].filter((address) => address.startsWith(new URL(siteUrl).origin))).toEqual([]);
  expect([...found.elsewhere]).not.toContainEqual(expect.stringContaining(company.siteUrl));
});

test('canonical address and share card of every page name the path once', () => {
  for (const path of paths) {
    const page = read(path === '/' ? 'index.html' : `${path.slice(1)}.html`);
    expect(page).toContain(`rel="canonical" href="${siteUrl}${path}"`);
    expect(page).toMatch(new RegExp(`property="og:image" content="${siteUrl}/static/`));
    expect(page).not.toContain(prefix + prefix);
  }
});

describe('in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch(launchOptions());
  });
  afterAll(() => browser?.close());

  const open = async (path: string) => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(base + path);
    await page.mouse.move(1, 1);
    await page.locator('html[data-scripts=ready]').waitFor({ state: 'attached' });
    return { page, errors };
  };

  test('links lead to pages without loading them anew, and back', async () => {
    const { page, errors } = await open(`${prefix}/`);
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    for (const path of ['/films', '/contact', '/']) {
      await page.locator(`a[href="${prefix}${path}"]`).first().click();
      await page.waitForURL(base + prefix + path);
      await page.locator(`link[rel=canonical][href="${siteUrl}${path}"]`).waitFor({ state: 'attached' });
      expect(await page.locator(`nav a[href="${prefix}${path}"][aria-current=page]`).count()).toBeGreaterThan(0);
    }
    expect(await page.locator('body[data-same-page]').count()).toBe(1);
    expect(errors).toEqual([]);
  });

  test('an unknown address is the not-found page, which leads home', async () => {
    const { page, errors } = await open(`${prefix}/no-such-page`);
    expect(await page.locator('h1').textContent()).toContain(lost.hero.headline);
    expect(errors.join()).toContain(`${prefix}/no-such-page`);
    await page.locator(`main a[href="${prefix}/"]`).click();
    await page.waitForURL(`${base}${prefix}/`);
  });

  test('an address that cannot be decoded too', async () => {
    const { page } = await open(`${prefix}/%E0%A4%A`);
    expect(await page.locator('h1').textContent()).toContain(lost.hero.headline);
  });
});
