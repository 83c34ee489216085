/**
 * Mutation tests: breaks the code in one place at a time and asks whether a unit test notices.
 * `npm run test:mutation -- --mutate "src/lib/**"` does so for one folder.
 */
const config = {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  coverageAnalysis: 'perTest',
  mutate: [
    'src/{lib,weave,build}/**/*.ts',
    'src/sections/Form/*.{ts,tsx}',
    '!src/**/*.{test,real}.{ts,tsx}',
    '!src/**/*.d.ts',
    // What tests are made of.
    '!src/build/content/testing/**',
    // Commands: they read flags and call what is mutated. Their tests start them as programs of their own, where nobody
    // sees which line they run.
    '!src/build/content/{cli,preflight,jsonSchema}.ts',
    '!src/build/{host/serve,fonts/subset}.ts',
    '!src/weave/emit.ts',
    // Gatsby's hook: a query, and a hand-over of what it answers. The tests of the built site read what comes of it.
    '!src/build/host/onPostBuild.ts',
    // Art: a thread drawn elsewhere is another picture and no fault; a test of every pixel would forbid to change it.
    '!src/build/cards/{card,crossing,fabric,light,loom,press,scene,scenes}.ts',
    // Written by `npm run fonts`.
    '!src/build/fonts/preload.ts',
  ],
  ignorePatterns: [
    '/public',
    '/deploy',
    '/screenshots',
    '/test-results',
    '/playwright-report',
    '/reports',
    '/coverage',
  ],
  // Babel drops the types; nothing is compiled that could stumble over them.
  disableTypeChecks: false,
  buildCommand: 'tsx src/testing/mutation/sandbox.ts',
  jest: {
    configFile: 'jest.config.js',
    enableFindRelatedTests: false,
    config: {
      runner: './src/testing/mutation/runner.js',
      testEnvironment: './src/testing/mutation/jsdom.js',
      // A slow machine breaks nothing: Stryker has a clock of its own.
      testTimeout: 60_000,
      // The tests beside the code; those of what is built upon it would only take time.
      testMatch: ['<rootDir>/src/{lib,weave,build,sections/Form}/**/*.test.{ts,tsx}'],
    },
  },
  timeoutMS: 15_000,
  thresholds: { high: 95, low: 85, break: 85 },
  reporters: ['clear-text', 'progress', 'html', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  concurrency: 2,
};

export default config;
