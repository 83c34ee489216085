// What Gatsby builds into the script: the path the site is below.
globalThis.__PATH_PREFIX__ = '';

// A test that runs in Node has no page, and is spared the third of a second that this takes to load.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  const { content } = require('./content');

  // What webpack builds into the script (see gatsby-node.ts).
  Object.assign(globalThis, { __ERROR_SCREEN_TEXT__: content('interface.yaml').failure });
}
