import { execFile, type ExecFileException } from 'node:child_process';
import { promisify } from 'node:util';
import { launchOptions } from '../support/browser';
import { type Audit, readReport, Unfinished } from './report';

const run = promisify(execFile);

/**
 * Visits a page with Lighthouse as it comes: a mid-range phone on a slow connection, in a browser that has seen nothing.
 * @param url the page
 * @param categories what to judge
 * @throws Unfinished when Lighthouse could not finish
 */
export async function audit(url: string, categories: readonly string[]): Promise<Audit> {
  const { executablePath, args = [] } = launchOptions();
  const flags = [
    '--consoleOutput',
    '--output=json',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=--headless=new ${args.join(' ')}`,
  ];
  // As a program of its own: inside this one, tsx would rewrite what Lighthouse sends into the page.
  const program = ['node_modules/lighthouse/cli/index.js', url, ...flags];
  const { stdout } = await run(process.execPath, program, {
    env: { ...process.env, CHROME_PATH: executablePath },
    maxBuffer: 2 ** 27,
  }).catch(({ stderr, message }: ExecFileException) => {
    // After a runtime error it ends with 1 and its reason; how much of the report still got out is chance.
    throw new Unfinished(stderr?.trim().split('\n')[0]?.replace('Runtime error encountered: ', '') || message);
  });
  return readReport(stdout);
}
