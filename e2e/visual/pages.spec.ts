import type { Page } from '@playwright/test';
import { routes } from '../../src/testing/routes';
import { fill, formContent, formOn, places } from '../support/forms';
import { menuOf } from '../support/menu';
import { open } from '../support/open';
import { settle } from '../support/settle';
import { expect, test } from '../support/test';

// Screenshots, taken on the first run and compared on later ones: every page at six widths, and its states at two.

const pages = [...routes.map(({ path }) => path), '/no-such-page'];
const sizes = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;

/** Compares what is seen with the screenshot of this name. */
const look = (page: Page, name: string, fullPage = true) =>
  expect.soft(page).toHaveScreenshot(`${name}.png`, { fullPage, maxDiffPixelRatio: 0.001, timeout: 30_000 });

/** Menu, forced colours, print, the form and the toast that answers it, as far as the page has them at this width. */
async function lookAtStates(page: Page, name: string, path: string): Promise<void> {
  await look(page, `${name}-first`, false);
  const { toggle } = menuOf(page);
  if (await toggle.isVisible()) {
    await toggle.click();
    await look(page, `${name}-menu`, false);
    await page.keyboard.press('Escape');
  }
  await page.emulateMedia({ forcedColors: 'active' });
  await look(page, `${name}-forced`);
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await look(page, `${name}-print`);
  await page.emulateMedia({ media: 'screen' });
  const key = Object.keys(places).find((form) => places[form] === path);
  if (!key) return;
  const submit = formOn(page, key).getByRole('button').last();
  await submit.click();
  await look(page, `${name}-form-invalid`, false);
  await fill(page, formContent(key));
  await submit.click();
  await page.locator('[data-sonner-toast]').waitFor();
  await look(page, `${name}-form-toast`, false);
}

for (const [width, height] of sizes) {
  for (const path of pages) {
    test(`${path} at ${width} px looks as accepted`, async ({ page, consoleOutput }) => {
      consoleOutput.allow(/404/);
      test.slow();
      await page.setViewportSize({ width, height });
      await open(page, path);
      await settle(page);
      const name = `${path === '/' ? 'landing' : path.slice(1)}-${width}`;
      await look(page, name);
      if (width === 390 || width === 1440) await lookAtStates(page, name, path);
    });
  }
}
