/** What is read of a report by jest or by Playwright. */
type Report =
  | { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number }
  | { stats: { expected: number; unexpected: number; flaky: number } };

/** Counts the tests of a step, which is one if it has no report. What passed at a second try has failed, as has what ended early. */
export function countTests(succeeded: boolean, report?: Report): { passed: number; failed: number } {
  let [passed, failed] = [Number(succeeded), 0];
  if (report && 'stats' in report)
    [passed, failed] = [report.stats.expected, report.stats.unexpected + report.stats.flaky];
  else if (report) [passed, failed] = [report.numPassedTests, report.numFailedTests + report.numRuntimeErrorTestSuites];
  return { passed, failed: failed || Number(!succeeded) };
}
