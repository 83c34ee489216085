import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions, oldChromiums } from './e2e/support/browser';

// Browser tests run against the build in public/, which e2e/support/server.ts serves; with BASE_URL against the site at that address.
const { BASE_URL, SITE_PORT } = process.env;
const baseURL = BASE_URL?.replace(/\/?$/, '/') ?? `http://localhost:${SITE_PORT}`;

const desktop = { viewport: { width: 1440, height: 900 } };
const chromium = { ...devices['Desktop Chrome'], ...desktop, launchOptions: launchOptions() };

/** The tests of what matters most, in a browser other than the one of all tests. */
const journeys = { grep: /@browsers/ };

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // Playwright empties this folder, and the reports of other steps lie in the one around it.
  outputDir: 'test-results/e2e',
  forbidOnly: Boolean(process.env.CI),
  // One core is left to the server and to what else the machine does, but two tests run at a time on any machine.
  workers: Math.max(2, availableParallelism() - 1),
  // A machine that is busy with other work is slow.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL,
    // A trace of every step takes as long as the steps; `npm run test:e2e -- --trace on` takes one where it is wanted.
    trace: 'off',
  },
  ...(!BASE_URL && {
    // The ports are free ones: Playwright takes them from what the server prints, into SITE_PORT and EMPTY_PICTURES_PORT.
    webServer: {
      command: 'tsx e2e/support/server.ts',
      wait: { stdout: /on port (?<site_port>\d+), with empty pictures on port (?<empty_pictures_port>\d+)/ },
    },
  }),
  projects: [
    // `npm test` runs the first, and what there is of the old ones.
    { name: 'chromium', testIgnore: '**/e2e/{editor,measure,older}/**', use: chromium },
    // Of these chromium-106 is the oldest that is supported; older ones show the pages without styles.
    ...oldChromiums.map((name) => ({
      ...(name === 'chromium-106' ? journeys : { testDir: 'e2e/older' }),
      name,
      use: { ...chromium, launchOptions: launchOptions(name) },
    })),
    // Playwright's own: `npx playwright install --with-deps firefox webkit`.
    { ...journeys, name: 'firefox', use: { ...devices['Desktop Firefox'], ...desktop } },
    { ...journeys, name: 'webkit', use: { ...devices['Desktop Safari'], ...desktop } },
    // Measures the cost of each page: `npx playwright test --project measure`.
    { name: 'measure', testDir: 'e2e/measure', workers: 1, timeout: 600_000, use: chromium },
    // The forms at /admin of `gatsby develop`: nothing of them is on the site. `BASE_URL=http://localhost` starts no server.
    { name: 'editor', testDir: 'e2e/editor', timeout: 120_000, expect: { timeout: 30_000 }, use: chromium },
  ],
});
