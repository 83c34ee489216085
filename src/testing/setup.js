// Gatsby builds this into the script: the path the site is below.
globalThis.__PATH_PREFIX__ = '';

// Not for tests that run in Node, without a page: this takes a third of a second to load.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  const { content } = require('./content');

  // Webpack builds this into the script (see gatsby-node.ts).
  Object.assign(globalThis, { __ERROR_SCREEN_TEXT__: content('interface.yaml').failure });
}
