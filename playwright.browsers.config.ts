import { defineConfig } from '@playwright/test';

/**
 * `npm run test:browsers`: the journeys that matter, in Firefox and WebKitGTK as Debian ships them and in Chromium as old
 * phones have it, on the last build.
 * `-- --project firefox` runs one of them. Apart from `npm test`, because not every machine can have both.
 */
export default defineConfig({
  testDir: 'e2e/browsers',
  forbidOnly: Boolean(process.env.CI),
  // One browser at a time: both draw without a graphics card.
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browsers.json' }]],
  projects: ['firefox', 'webkit', 'chromium-92', 'chromium-106', 'chromium-119'].map((name) => ({ name })),
});
