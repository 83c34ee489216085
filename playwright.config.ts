import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions, oldChromiums } from './e2e/support/browser';

// Browser tests open the build in public/, served by e2e/support/server.ts, or with BASE_URL the site at that address.
const { BASE_URL, SITE_PORT } = process.env;
const baseURL = BASE_URL?.replace(/\/?$/, '/') ?? `http://localhost:${SITE_PORT}`;

const desktop = { viewport: { width: 1440, height: 900 } };
const chromium = { ...devices['Desktop Chrome'], ...desktop, launchOptions: launchOptions() };

/** Selects the most important tests, which run in other browsers too. */
const journeys = { grep: /@browsers/ };

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // A separate folder, because Playwright empties it; `test-results` has reports of other steps of `npm test`.
  outputDir: 'test-results/e2e',
  forbidOnly: Boolean(process.env.CI),
  // Tests leave one core to the server and other programs, but at least two run at a time.
  workers: Math.max(2, availableParallelism() - 1),
  // Tests are slow on a machine that also does other work.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL,
    // Traces double the time of a test. To get them: `npm run test:e2e -- --trace on`.
    trace: 'off',
  },
  ...(!BASE_URL && {
    // The server chooses a free port and prints it. Playwright writes the named group to SITE_PORT.
    webServer: { command: 'tsx e2e/support/server.ts', wait: { stdout: /on port (?<site_port>\d+)/ } },
  }),
  projects: [
    // `npm test` runs this project, and those of the installed old versions of Chromium.
    { name: 'chromium', testIgnore: '**/e2e/{editor,measure,older}/**', use: chromium },
    // Version 106 is the oldest supported one. Older versions show the pages without styles, which the tests in e2e/older check.
    ...oldChromiums.map((name) => ({
      ...(name === 'chromium-106' ? journeys : { testDir: 'e2e/older' }),
      name,
      use: { ...chromium, launchOptions: launchOptions(name) },
    })),
    // To install these browsers: `npx playwright install --with-deps firefox webkit`.
    { ...journeys, name: 'firefox', use: { ...devices['Desktop Firefox'], ...desktop } },
    { ...journeys, name: 'webkit', use: { ...devices['Desktop Safari'], ...desktop } },
    // Compares the costs of each page with src/testing/budgets.ts: `npx playwright test --project measure`.
    { name: 'measure', testDir: 'e2e/measure', workers: 1, timeout: 600_000, use: chromium },
    // Tests the forms at /admin of `gatsby develop`, which the built site does not have. With `BASE_URL=http://localhost`
    // Playwright does not start a server.
    { name: 'editor', testDir: 'e2e/editor', timeout: 600_000, expect: { timeout: 30_000 }, use: chromium },
  ],
});
