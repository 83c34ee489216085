/** @jest-environment node */
import { join } from 'node:path';
import { readResults } from './results';

const read = (report: unknown, succeeded = false) => readResults(JSON.stringify(report), succeeded);

describe('what jest wrote', () => {
  const file = (name: string, message: string, ...assertionResults: unknown[]) => ({
    name: join(process.cwd(), name),
    status: message ? 'failed' : 'passed',
    message,
    assertionResults,
  });
  const passed = { status: 'passed', fullName: 'lists films', failureMessages: [] };
  const skipped = { status: 'pending', fullName: 'lists news', failureMessages: [] };

  it('counts what passed, and no failure', () => {
    const report = { numPassedTests: 1, testResults: [file('src/a.test.ts', '', passed, skipped)] };
    expect(read(report, true)).toEqual({ passed: 1, failures: [] });
  });

  it('names each test that failed, on one line and without colours', () => {
    const message = 'Error: expected \u001b[32m9\u001b[39m films\n\n  found 8\n    at list (src/a.ts:3:1)\n    at run';
    const failed = { status: 'failed', fullName: 'counts films', failureMessages: [message] };
    const report = { numPassedTests: 1, testResults: [file('src/a.test.ts', '● counts films', passed, failed)] };
    expect(read(report)).toEqual({ passed: 1, failures: ['counts films: Error: expected 9 films found 8'] });
  });

  it('names a file whose tests could not run', () => {
    const message = '  \u001b[1m● \u001b[22mTest suite failed to run\n\n    Cannot find module "./b"\n\n      at a.ts';
    const report = { numPassedTests: 4, testResults: [file('src/a.test.ts', message)] };
    expect(read(report)).toEqual({ passed: 4, failures: ['src/a.test.ts: Cannot find module "./b"'] });
  });
});

describe('what Playwright wrote', () => {
  const spec = (title: string, status: string, ...messages: Array<string | undefined>) => ({
    title,
    tests: [
      { status, expectedStatus: 'passed', results: messages.map((message) => ({ error: message && { message } })) },
    ],
  });
  const report = (specs: unknown[], errors: unknown[] = [], suites: unknown[] = [], flaky = 0) => ({
    stats: { expected: 3, flaky },
    errors,
    suites: [{ title: 'menu.spec.ts', specs, suites }],
  });

  it('counts what passed, and no failure', () => {
    const left = {
      title: 'left out',
      tests: [{ status: 'skipped', expectedStatus: 'skipped', results: [{ status: 'skipped' }] }],
    };
    const late = spec('opens late', 'flaky', 'Error: not yet', undefined);
    const all = report([spec('opens', 'expected', undefined), left, late], [], [], 1);
    expect(read(all, true)).toEqual({ passed: 4, failures: [] });
  });

  it('names what failed by where it stands', () => {
    const inner = [{ title: 'on a phone', specs: [spec('closes', 'unexpected', 'Error: still there\n    at b.ts')] }];
    const all = report([spec('opens', 'unexpected', 'Error: no menu')], [], inner);
    expect(read(all).failures).toEqual([
      'menu.spec.ts › opens: Error: no menu',
      'menu.spec.ts › on a phone › closes: Error: still there',
    ]);
  });

  it('names what did not run, and what went wrong outside of all tests', () => {
    const all = report([spec('opens', 'skipped', undefined)], [{ message: 'Error: late' }]);
    expect(read(all).failures).toEqual(['menu.spec.ts › opens: did not run', 'outside of all tests: Error: late']);
  });
});

it('does not take a run for a proof that ended early or had no tests', () => {
  expect(read({ numPassedTests: 7, testResults: [] }, false).failures).toEqual(['the run ended before all tests had']);
  expect(read({ numPassedTests: 0, testResults: [] }, true).failures).toEqual(['no test ran']);
});
