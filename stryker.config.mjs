// Mutation tests: breaks the code in one place at a time and asks whether a test beside it notices. Everything takes hours;
// `MUTATE=src/lib npm run test:mutation` does one folder, and a second run only what has changed since.

const folders = process.env.MUTATE?.split(' ') ?? ['src/lib', 'src/weave', 'src/build', 'src/sections/Form'];

const config = {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  coverageAnalysis: 'perTest',
  // Tables and patterns that are read once, when a file is loaded, would need every test for each of their words: a quarter
  // of the code, and two thirds of the time. What a test reckons before it begins is taken for such a table, so tests
  // reckon inside `it`.
  ignoreStatic: true,
  mutate: [
    // Logic alone: what components lay out is seen by the browser tests.
    ...folders.map((folder) => `${folder}/**/*.ts`),
    '!src/**/*.{test,real}.ts',
    '!src/**/*.d.ts',
    // What tests are made of.
    '!src/**/testing/**',
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
    // Our runner knows which files have the tests that are asked for.
    enableFindRelatedTests: false,
    config: {
      runner: './src/testing/mutation/runner.js',
      testEnvironment: './src/testing/mutation/jsdom.js',
      // A busy machine takes its time; a promise that never settles has to end all the same.
      testTimeout: 12_000,
      // The tests beside the code; those of what is built upon it would only take time.
      testMatch: folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
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
