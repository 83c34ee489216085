const { createTransformer } = require('babel-jest').default;

// React 19's automatic runtime, as the site itself is compiled.
module.exports = createTransformer({
  babelrc: false,
  configFile: false,
  presets: [['babel-preset-gatsby', { reactRuntime: 'automatic' }], '@babel/preset-typescript'],
});
