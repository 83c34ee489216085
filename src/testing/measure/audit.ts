import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Result } from 'lighthouse';
import { launchOptions } from '../../../e2e/support/browser';

const run = promisify(execFile);

/** What Lighthouse says of one visit. */
export interface Audit {
  /** By category, of 100. */
  readonly scores: Readonly<Record<string, number>>;
  /** Milliseconds until the largest picture or text stands. */
  readonly lcp: number;
  /** Total blocking time, in milliseconds. */
  readonly blocking: number;
  /** Cumulative Layout Shift. */
  readonly shift: number;
  /** Bytes that travelled. */
  readonly bytes: number;
  /** Audits that cost points, by name and title. */
  readonly lost: readonly string[];
}

/**
 * Visits a page with Lighthouse as it comes: a mid-range phone on a slow connection, in a browser that has seen nothing.
 * @param url the page
 * @param categories what to judge
 * @throws when Lighthouse could not finish
 */
export async function audit(url: string, categories: readonly string[]): Promise<Audit> {
  const { executablePath, args = [] } = launchOptions();
  const flags = [
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=--headless=new ${args.join(' ')}`,
  ];
  // As a program of its own: inside this one, tsx would rewrite what Lighthouse sends into the page.
  const program = ['node_modules/lighthouse/cli/index.js', url, ...flags];
  const { stdout } = await run(process.execPath, program, {
    env: { ...process.env, CHROME_PATH: executablePath },
    maxBuffer: 2 ** 27,
  });
  const { audits, categories: judged, runtimeError } = JSON.parse(stdout) as Result;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const refs = Object.values(judged).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  const lost = refs.flatMap(({ id }) => {
    const { score = 1, title = '' } = audits[id] ?? {};
    return score !== null && score < 0.9 ? [`${id} (${title})`] : [];
  });
  return {
    scores: Object.fromEntries(Object.values(judged).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    lcp: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    lost,
  };
}
