import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { Result } from 'lighthouse';
import { budgets } from '../../src/testing/budgets';
import { routes } from '../../src/testing/routes';
import { launchOptions } from '../support/browser';
import { expect, test } from '../support/test';

// Lighthouse's measures of every page: a mid-range phone on a slow connection, with an empty cache. Visits to a page alternate with visits
// to a copy of it without scripts, so that other work of the machine affects both.

/** Number of visits to each page; the median counts. */
const visits = 5;

/** Visits a page in a separate process, because Playwright rewrites the functions that Lighthouse sends into the page. */
async function visit(url: string, ...more: string[]): Promise<Result> {
  const { executablePath = '', args = [], env = process.env } = launchOptions();
  const flags = ['--quiet', '--output=json', `--chrome-flags=--headless=new ${args.join(' ')}`, ...more];
  const command = ['node_modules/lighthouse/cli/index.js', url, ...flags];
  const options = { env: { ...env, CHROME_PATH: executablePath }, maxBuffer: 2 ** 27 };
  const { stdout } = await promisify(execFile)(process.execPath, command, options);
  return JSON.parse(stdout) as Result;
}

/** Returns the bytes of the response, compressed with brotli, with its headers: all, and those up to the end of the first section. */
async function bytesOf(url: string) {
  const response = await fetch(url);
  const html = await response.text();
  const headers = [...response.headers].join('\n').length;
  const firstScreen = brotliCompressSync(html.split('</section>')[0] ?? '').length;
  return { document: brotliCompressSync(html).length + headers, firstScreen: firstScreen + headers };
}

const mostBytesOf = (path: string) =>
  path === '/media-hub' ? budgets.bytes.documentWithStories : budgets.bytes.document;

for (const { path } of routes) {
  test(`${path} is within its budget`, async ({ baseURL }, info) => {
    const url = new URL(`.${path}`, baseURL ?? '').href;
    const whole: Result[] = [];
    const bare: Result[] = [];
    for (let time = 0; time < visits; time += 1) {
      whole.push(await visit(url, `--only-categories=${Object.keys(budgets.scores).join()}`));
      bare.push(await visit(url, '--only-categories=performance', '--blocked-url-patterns=*.js'));
    }
    const middle = (all: number[]) => all.sort((a, b) => a - b)[visits >> 1] ?? Number.NaN;
    const values = (results: readonly Result[], audit: string) =>
      results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
    const median = (results: readonly Result[], audit: string) => middle(values(results, audit));
    const ratio = (audit: string) => median(whole, audit) / median(bare, audit);
    const score = (results: readonly Result[], category: string) =>
      middle(results.map(({ categories }) => 100 * (categories[category]?.score ?? 0)));
    const found = {
      fcp: ratio('first-contentful-paint'),
      lcp: ratio('largest-contentful-paint'),
      blocking: median(whole, 'total-blocking-time'),
      // The highest, because the visits to the copy differ by more than any smaller limit.
      blockingOfCopy: Math.max(...values(bare, 'total-blocking-time')),
      shift: median(whole, 'cumulative-layout-shift'),
      ...(await bytesOf(url)),
    };
    info.annotations.push({ type: 'measured', description: JSON.stringify(found) });
    console.log(path, found, `${median(whole, 'total-byte-weight')} bytes`);
    for (const [category, budget] of Object.entries(budgets.scores)) {
      const least = Math.min(budget, score(bare, category) || budget);
      expect.soft(score(whole, category), category).toBeGreaterThanOrEqual(least);
    }
    for (const [what, value, most] of [
      ['first paint against the page without scripts', found.fcp, budgets.ratios.fcp],
      ['largest paint against the page without scripts', found.lcp, budgets.ratios.lcp],
      ['ms that the page blocks for', found.blocking, found.blockingOfCopy],
      ['bytes of the document and its headers', found.document, mostBytesOf(path)],
      ['bytes up to the end of the first section', found.firstScreen, budgets.bytes.firstScreen],
      ['how far things move', found.shift, budgets.shift],
    ] as const)
      expect.soft(value, what).toBeLessThanOrEqual(most);
  });
}
