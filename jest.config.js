const shared = {
  // Folders are listed here, because with patterns such as <rootDir>/{…} Jest finds no files on Windows.
  roots: ['config', 'src', 'plugins', 'scripts', 'e2e'],
  transform: {
    '^.+\\.(t|mj|j)sx?$': [
      'babel-jest',
      // The options with which Gatsby compiles the site: React's automatic runtime.
      {
        configFile: false,
        babelrc: false,
        presets: [['babel-preset-gatsby', { reactRuntime: 'automatic' }], '@babel/preset-typescript'],
      },
    ],
  },
  // Packages that are only ES modules are compiled: micromark and what it consists of.
  transformIgnorePatterns: [
    'node_modules/(?!(gatsby|gatsby-script|micromark[^/]*|decode-named-character-reference|character-entities|devlop)/)',
  ],
  // Before each test, what earlier tests have replaced by `jest.spyOn` or `jest.replaceProperty` is put back.
  restoreMocks: true,
  moduleNameMapper: {
    '\\.(scss|svg|woff2)$': '<rootDir>/src/testing/asset.js',
    '^gatsby$': '<rootDir>/src/testing/gatsby.tsx',
  },
};

module.exports = {
  // The cache is in `node_modules`, so that it is deleted with the packages: the cached output of Babel depends on them.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  // Tests are slow while `npm test` builds the site at the same time; some decode pictures.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'jsdom',
      testMatch: ['**/*.test.{js,ts,tsx}'],
      testPathIgnorePatterns: ['\\.output\\.test\\.ts$'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.js'],
    },
    // Tests the files in public/, so the site must be built first.
    {
      ...shared,
      displayName: 'output',
      testEnvironment: 'node',
      testMatch: ['**/*.output.test.ts'],
    },
    // Tests that take minutes. Only the nightly workflow runs them.
    {
      ...shared,
      displayName: 'slow',
      testEnvironment: 'node',
      testMatch: ['**/*.slow.ts'],
    },
  ],
};
