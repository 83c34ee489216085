/**
 * One of jest's environments as Stryker has it, which leaves out the rest of a file once a test has noticed that the code
 * is broken: jest alone would go on to the end, for every break.
 * @param {typeof import('@stryker-mutator/jest-runner/jest-env/node')} Environment
 */
exports.untilNoticed = (Environment) =>
  class extends Environment {
    noticed = false;

    handleTestEvent(event) {
      if (event.name === 'test_fn_failure' || event.name === 'hook_failure') this.noticed = true;
      if (event.name === 'test_start' && this.noticed) event.test.mode = 'skip';
    }
  };
