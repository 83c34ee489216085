import { defineConfig, devices } from '@playwright/test';
import { runsOldChromium } from './e2e/browsers/oldChromium';
import { launchOptions } from './e2e/support/browser';

/** Browser tests run against the production build, served the way a static host serves it. */
const port = Number(process.env.E2E_PORT ?? 9100);

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A browser beside a busy machine's other work misses a moment now and then. What passes at the second try is told as flaky.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: `http://localhost:${port}`,
    launchOptions: launchOptions(),
    // A trace of every step takes as long as the steps; `npm run test:e2e -- --trace on` takes one where it is wanted.
    trace: 'off',
  },
  projects: [
    { name: 'chromium', testIgnore: ['**/e2e/{visual,browsers}/**'] },
    // The oldest browser everything has to work in: a short form of `npm run test:browsers`.
    ...(runsOldChromium
      ? [{ name: 'chromium-92', testDir: 'e2e/browsers', grep: /@oldest/, expect: { timeout: 10_000 } }]
      : []),
  ],
  webServer: {
    command: 'tsx src/build/host/serve.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: !process.env.CI,
  },
});
