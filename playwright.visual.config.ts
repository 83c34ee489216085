import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import proof from './playwright.config';

const accepted = 'screenshots/accepted';
const first = !existsSync(accepted);
if (first) console.log(`Nothing has been accepted on this machine yet: what is seen now becomes ${accepted}/.`);

/**
 * `npm run test:visual`: ten pages at two widths against the set accepted last on this machine. Apart from `npm test` and
 * not committed, because each build of a browser and each machine draws letters a little differently.
 * `npm run test:visual -- --update-snapshots` accepts what is seen now.
 */
export default defineConfig({
  ...proof,
  testDir: 'e2e/visual',
  projects: [{ name: 'chromium' }],
  reporter: [['list'], ['html', { outputFolder: 'playwright-report', open: 'never' }]],
  snapshotPathTemplate: `${accepted}/{arg}{ext}`,
  updateSnapshots: first ? 'all' : 'none',
  use: { ...proof.use, contextOptions: { reducedMotion: 'reduce' } },
});
