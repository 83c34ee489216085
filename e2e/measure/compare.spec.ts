import { paths } from '../../src/testing/routes';
import { settle } from '../support/settle';
import { expect, test } from '../support/test';
import { resize } from '../support/windows';

// Whole pages of two builds, pixel by pixel: docs/commands.md says how.

const sizes = ['320x640', '390x844', '844x390', '667x375', '768x1024', '1024x768', '1366x657', '1440x900', '2560x1440'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of paths) {
  for (const size of sizes) {
    test(`${path} at ${size}`, async ({ page, consoleOutput }) => {
      consoleOutput.allow(/404/);
      await resize(page, size);
      await page.goto(path);
      await settle(page);
      await expect(page).toHaveScreenshot({ fullPage: true, threshold: 0.05 });
    });
  }
}
