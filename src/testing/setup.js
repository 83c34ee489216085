// The path prefix, which Gatsby defines in a build. A test may set another.
beforeEach(() => Object.assign(globalThis, { __PATH_PREFIX__: '' }));

// Not loaded for tests that run in Node without a page, because it takes a third of a second.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  const { content } = require('./content');

  // Defined by webpack in a build (gatsby-node.ts).
  Object.assign(globalThis, { __ERROR_SCREEN_TEXT__: content('interface.yaml').failure });
}
