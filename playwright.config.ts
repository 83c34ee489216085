import { defineConfig, devices } from '@playwright/test';
import { oldChromiums } from './e2e/browsers/oldChromium';
import { launchOptions } from './e2e/support/browser';

// Browser tests run against the build in public/, as `gatsby serve` serves it; with BASE_URL against the site at that address.
const { BASE_URL, PORT = '9100' } = process.env;
const baseURL = BASE_URL?.replace(/\/?$/, '/') ?? `http://localhost:${PORT}`;

const desktop = { viewport: { width: 1440, height: 900 } };
const chromium = { ...devices['Desktop Chrome'], ...desktop, launchOptions: launchOptions() };

/** The journeys that matter, in a browser other than the one of most tests. */
const journeys = { testDir: 'e2e/browsers', timeout: 60_000 };

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A machine that is busy with other work is slow.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL,
    // A trace of every step takes as long as the steps; `npm run test:e2e -- --trace on` takes one where it is wanted.
    trace: 'off',
  },
  ...(!BASE_URL && { webServer: { command: `npm run serve -- --port ${PORT}`, port: Number(PORT) } }),
  projects: [
    // `npm test` runs the first, and the oldest of the others.
    {
      name: 'chromium',
      testIgnore: `**/e2e/{${BASE_URL ? 'content' : 'browsers'},editor,measure}/**`,
      use: chromium,
    },
    ...oldChromiums.map((name) => ({ ...journeys, name, use: chromium })),
    // Playwright's own: `npx playwright install --with-deps firefox webkit`.
    { ...journeys, name: 'firefox', use: { ...devices['Desktop Firefox'], ...desktop } },
    { ...journeys, name: 'webkit', use: { ...devices['Desktop Safari'], ...desktop } },
    // What each page costs: `npx playwright test --project measure`.
    { name: 'measure', testDir: 'e2e/measure', workers: 1, timeout: 600_000, use: chromium },
    // The forms at /admin of `gatsby develop`: nothing of them is on the site. `BASE_URL=http://localhost` starts no server.
    { name: 'editor', testDir: 'e2e/editor', timeout: 120_000, expect: { timeout: 30_000 }, use: chromium },
  ],
});
