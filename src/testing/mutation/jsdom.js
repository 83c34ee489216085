const { untilNoticed } = require('./environment');

module.exports = untilNoticed(require('@stryker-mutator/jest-runner/jest-env/jsdom'));
