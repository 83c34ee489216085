import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Result } from 'lighthouse';
import { budgets } from '../../src/testing/budgets';
import { routes } from '../../src/testing/routes';
import { launchOptions } from '../support/browser';
import { expect, test } from '../support/test';

// Every page as Lighthouse sees it: a mid-range phone on a slow connection, in a browser that has seen nothing. In turns with the
// same page without its scripts, so that whatever else the machine does falls on both.

/** How often each is visited. The best visit counts: what else the machine does only adds to the time. */
const visits = 3;

/** Visits a page; as a program of its own, because Playwright rewrites what Lighthouse would send into the page. */
async function visit(url: string, ...more: string[]): Promise<Result> {
  const { executablePath = '', args = [] } = launchOptions();
  const flags = ['--quiet', '--output=json', `--chrome-flags=--headless=new ${args.join(' ')}`, ...more];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['node_modules/lighthouse/cli/index.js', url, ...flags],
    { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 2 ** 27 },
  );
  return JSON.parse(stdout) as Result;
}

for (const { path } of routes) {
  test(`${path} is within its budget`, async ({ baseURL }, info) => {
    const url = new URL(`.${path}`, baseURL ?? '').href;
    const whole: Result[] = [];
    const bare: Result[] = [];
    for (let time = 0; time < visits; time += 1) {
      whole.push(await visit(url, `--only-categories=${Object.keys(budgets.scores).join()}`));
      bare.push(await visit(url, '--only-categories=performance', '--blocked-url-patterns=*.js'));
    }
    const least = (results: readonly Result[], audit: string) =>
      Math.min(...results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
    const ratio = (audit: string) => least(whole, audit) / least(bare, audit);
    const score = (results: readonly Result[], category: string) =>
      Math.max(...results.map(({ categories }) => 100 * (categories[category]?.score ?? 0)));
    const found = {
      fcp: ratio('first-contentful-paint'),
      lcp: ratio('largest-contentful-paint'),
      blocking: least(whole, 'total-blocking-time') - least(bare, 'total-blocking-time'),
      shift: least(whole, 'cumulative-layout-shift'),
    };
    info.annotations.push({ type: 'measured', description: JSON.stringify(found) });
    console.log(path, found, `${least(whole, 'total-byte-weight')} bytes, ${score(whole, 'performance')} of 100`);
    for (const [category, asked] of Object.entries(budgets.scores))
      expect
        .soft(score(whole, category), category)
        .toBeGreaterThanOrEqual(Math.min(asked, score(bare, category) || asked));
    expect.soft(found.fcp, 'first paint against the page without scripts').toBeLessThanOrEqual(budgets.ratios.fcp);
    expect.soft(found.lcp, 'largest paint against the page without scripts').toBeLessThanOrEqual(budgets.ratios.lcp);
    expect.soft(found.blocking, 'ms that scripts block for').toBeLessThanOrEqual(budgets.blocking);
    expect.soft(found.shift, 'how far things move').toBeLessThanOrEqual(budgets.shift);
  });
}
