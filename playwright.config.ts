import { defineConfig, devices } from '@playwright/test';
import { runsOldChromium } from './e2e/browsers/oldChromium';
import { launchOptions } from './e2e/support/browser';

// Browser tests run against the production build in public/, which each worker serves itself: see e2e/support/test.ts.

/** The tests of e2e/browsers, in a browser that Playwright does not bring: the project's name says which. */
const otherBrowser = {
  testDir: 'e2e/browsers',
  timeout: 90_000,
  expect: { timeout: 10_000 },
};

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A machine that is busy with other work answers late.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions: launchOptions(),
    // A trace of every step takes as long as the steps; `npm run test:e2e -- --trace on` takes one where it is wanted.
    trace: 'off',
  },
  projects: [
    // `npm test` runs these two.
    { name: 'chromium', testIgnore: '**/e2e/{browsers,editor}/**' },
    {
      ...otherBrowser,
      name: 'oldest',
      metadata: { browser: 'chromium-92' },
      grep: /@oldest/,
      ...(!runsOldChromium && { testIgnore: '**' }),
    },
    // `npm run test:browsers` runs these, one at a time: they draw without a graphics card.
    ...['firefox', 'webkit', 'chromium-92', 'chromium-106', 'chromium-119'].map((browser) => ({
      ...otherBrowser,
      name: browser,
      metadata: { browser },
      workers: 1,
    })),
    // The forms of `npm run edit`: as slow as all others together, and nothing of them is on the site.
    { name: 'editor', testDir: 'e2e/editor', timeout: 120_000, expect: { timeout: 30_000 } },
  ],
});
