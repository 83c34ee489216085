/** @jest-environment node */
import { countTests } from './testResults';

const ofJest = { numPassedTests: 4, numFailedTests: 2, numRuntimeErrorTestSuites: 1 };

it.each([
  ['a step without a report', true, undefined, [1, 0]],
  ['a step that failed', false, undefined, [0, 1]],
  ['a file that jest could not run', false, ofJest, [4, 3]],
  ['a test that Playwright ran twice', true, { stats: { expected: 3, unexpected: 1, flaky: 1 } }, [3, 2]],
  ['a runner that ended early', false, { stats: { expected: 3, unexpected: 0, flaky: 0 } }, [3, 1]],
] as const)('%s is counted', (_, succeeded, report, [passed, failed]) => {
  expect(countTests(succeeded, report)).toEqual({ passed, failed });
});
