/**
 * `npx jest --selectProjects path`: the site below a path, as a project of GitHub Pages is, built and served. Apart from `npm test`,
 * because it builds the site a second time.
 * @jest-environment node
 */
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../../e2e/support/browser';
import { content } from '../../src/testing/content';
import { listen, type Listening } from '../../src/testing/listen';
import { crawl, type Crawl } from '../../src/testing/output/crawl';
import { routes } from '../../src/testing/routes';
import { copySite, startGatsby } from '../gatsby-plugin-content/check/testing/siteCopy';
import { createSiteServer } from './server';

jest.setTimeout(600_000);

const prefix = '/project';
const siteUrl = `https://name.github.io${prefix}`;
const paths = routes.map(({ path }) => path);
const company = content<{ siteUrl: string }>('company.yaml');
const lost = content<{ hero: { headline: string } }>('pages/404.yaml');

let root: string;
let server: Listening;
let base: string;
let found: Crawl;

const read = (file: string): string => readFileSync(join(root, 'public', file), 'utf8');

beforeAll(async () => {
  root = copySite();
  process.env.SITE_URL = siteUrl;
  const gatsby = startGatsby(root, 'build', '--prefix-paths');
  let said = '';
  for (const stream of [gatsby.stdout, gatsby.stderr]) stream.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const [code] = (await once(gatsby, 'exit')) as [number];
  if (code !== 0) throw new Error(said);
  server = await listen(createSiteServer({ publicDir: join(root, 'public') }));
  base = `http://127.0.0.1:${server.port}`;
  found = await crawl(base, siteUrl, [
    ...[...paths, '/robots.txt'].map((path) => ({ path: prefix + path, status: 200 })),
    { path: `${prefix}/no-such-page`, status: 404 },
  ]);
});

afterAll(async () => {
  await server?.close();
  rmSync(root, { recursive: true, force: true });
});

test('every address answers at once and every hash is there: links, pictures, fonts, cards, feed, sitemap', () => {
  expect(found.dead).toEqual([]);
  const reached = [...found.reached];
  const files = ['/sitemap.xml', '/feed.xml', '/manifest.webmanifest', '/icon-512.png'];
  expect(reached).toEqual(expect.arrayContaining([...paths, ...files].map((path) => prefix + path)));
  for (const kind of [/\.avif$/, /\.js$/, /\.css$/, /\/fonts\/.*\.woff2$/, /\/card-[\w-]+\.png$/])
    expect(reached).toContainEqual(expect.stringMatching(kind));
});

test('nothing leads out of the path', () => {
  expect([...found.reached].filter((path) => !path.startsWith(`${prefix}/`))).toEqual([]);
  expect([...found.elsewhere].filter((address) => /name\.github\.io/.test(address))).toEqual([]);
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

test.each(paths)('%s has its policy', async (path) => {
  const { headers } = await fetch(base + prefix + path);
  expect(headers.get('content-security-policy')).toContain('sha256-');
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
