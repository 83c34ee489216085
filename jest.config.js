const shared = {
  // Patterns do not begin with <rootDir>/{, because Jest does not find files with them on Windows.
  roots: ['config', 'src', 'plugins', 'scripts', 'e2e'],
  transform: {
    '^.+\\.(t|mj|j)sx?$': [
      'babel-jest',
      // As Gatsby compiles the site: with React's automatic runtime.
      {
        configFile: false,
        babelrc: false,
        presets: [['babel-preset-gatsby', { reactRuntime: 'automatic' }], '@babel/preset-typescript'],
      },
    ],
  },
  transformIgnorePatterns: ['node_modules/(?!(gatsby|gatsby-script)/)'],
  moduleNameMapper: {
    '\\.module\\.scss$': '<rootDir>/src/testing/scssModule.js',
    '\\.(scss|svg)$': '<rootDir>/src/testing/file.ts',
    '^gatsby$': '<rootDir>/src/testing/gatsby.tsx',
  },
};

/** Tests that take minutes, by file name: they run Gatsby, or thousands of edits. The scheduled workflow runs them. */
const slow = ['builds', 'develop', 'fuzz'].map((name) => ({
  ...shared,
  displayName: name,
  testEnvironment: 'node',
  testMatch: [`**/${name}.slow.ts`],
}));

module.exports = {
  // Removed together with the packages, because the output of Babel depends on them.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  // Some tests decode pictures, and `npm test` builds at the same time.
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
    // Reads public/, and fails when there is no build.
    {
      ...shared,
      displayName: 'output',
      testEnvironment: 'node',
      testMatch: ['**/*.output.test.ts'],
    },
    ...slow,
  ],
};
