import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

/** What a step of the proof came to. */
export interface Results {
  /** How many tests passed. */
  readonly passed: number;
  /** What failed, a line each: the test's name and the beginning of what it said. */
  readonly failures: readonly string[];
}

/** What jest writes about a run, as far as it is read here. */
interface JestReport {
  readonly numPassedTests: number;
  readonly testResults: ReadonlyArray<{
    readonly name: string;
    readonly status: string;
    /** What kept a file's tests from running at all. */
    readonly message: string;
    readonly assertionResults: ReadonlyArray<{
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }>;
  }>;
}

/** So much of a message, in characters, says what is wrong; the whole of it stands where the test ran. */
const ENOUGH = 200;

/** A name and what was said of it, on one line and without colours. */
function line(name: string, message = ''): string {
  const [said = ''] = stripVTControlCharacters(message).split(/\n\s+at /);
  return `${name}: ${said.replace(/\s+/g, ' ').trim().slice(0, ENOUGH)}`;
}

function fromJest({ numPassedTests, testResults }: JestReport): Results {
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [line(relative(process.cwd(), name), message.replace(/^.*●.*\n/, ''))];
      return failed.map(({ fullName, failureMessages }) => line(fullName, failureMessages[0]));
    });
  return { passed: numPassedTests, failures };
}

/** Everything in a suite that did not do what it should; a test that was left out without being told to counts too. */
function failuresIn({ title, specs, suites = [] }: JSONReportSuite): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests.flatMap(({ status, expectedStatus, results }) => {
      if (status === 'expected' || status === 'flaky' || (status === 'skipped' && expectedStatus === 'skipped'))
        return [];
      const message = results.find(({ error }) => error)?.error?.message;
      return [line(spec.title, message ?? 'did not run')];
    }),
  );
  return [...own, ...suites.flatMap(failuresIn)].map((failure) => `${title} › ${failure}`);
}

function fromPlaywright({ stats, suites, errors }: JSONReport): Results {
  const outside = errors.map(({ message }) => line('outside of all tests', message));
  return { passed: stats.expected + stats.flaky, failures: [...suites.flatMap(failuresIn), ...outside] };
}

/**
 * Reads what a runner wrote about its run.
 * @param json - the report of jest or of Playwright
 * @param succeeded - whether the runner ended with 0; one that did not, or ran nothing, has proven nothing
 */
export function readResults(json: string, succeeded: boolean): Results {
  const report = JSON.parse(json) as JestReport | JSONReport;
  const results = 'stats' in report ? fromPlaywright(report) : fromJest(report);
  if (results.failures.length > 0 || (succeeded && results.passed > 0)) return results;
  return { ...results, failures: [succeeded ? 'no test ran' : 'the run ended before all tests had'] };
}
