const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { default: Runner } = require('jest-runner');

/**
 * Jest's runner, ten times faster for mutation tests: Stryker names the tests that come through a broken line, and jest
 * would open every file that imports the code just to look for their names. The first run, with nothing broken, notes
 * which tests stand in which file and how long it takes; later ones open only the files in question, the quickest first,
 * and none after a test has noticed.
 */
module.exports = class MutationRunner extends Runner {
  async runTests(tests, watcher, options) {
    const { rootDir, testNamePattern } = this._globalConfig;
    const file = join(rootDir, '.stryker-names.json');
    const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const broken = process.env.__STRYKER_ACTIVE_MUTANT__ !== undefined;
    const wanted = new RegExp(testNamePattern ?? '', 'i');
    let noticed = false;
    this.on('test-file-failure', () => (noticed = true));
    this.on('test-file-success', ([{ path }, { testResults, numFailingTests, testExecError, perfStats }]) => {
      if (!broken) known[path] = { names: testResults.map(({ fullName }) => fullName), time: perfStats.runtime };
      noticed ||= numFailingTests > 0 || Boolean(testExecError);
    });
    const time = ({ path }) => known[path]?.time ?? 0;
    for (const test of tests.toSorted((one, other) => time(one) - time(other))) {
      const covers = known[test.path]?.names.some((name) => wanted.test(name)) ?? true;
      if (!broken || (covers && !noticed)) await super.runTests([test], watcher, options);
    }
    if (!broken) writeFileSync(file, JSON.stringify(known));
  }
};
