import { content } from '../src/testing/content';
import { paths } from '../src/testing/routes';
import { open } from './support/open';
import { expect, test } from './support/test';

// Every button does something, and links can be clicked; output tests check their targets.

const words = content<{ comingSoon: { title: string }; toasts: { dismiss: string } }>('interface.yaml');

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// More controls take longer.
test.describe.configure({ timeout: 120_000 });

for (const path of paths) {
  // Header and footer are the same on every page.
  const parts = path === '/' ? 'header, main, footer' : 'main';

  test(`${path}: nothing lies over a link, and every button answers`, async ({ page, consoleOutput }) => {
    if (path === '/no-such-page') consoleOutput.allow(/404/);
    await open(page, path);
    const main = page.locator(parts);
    for (const link of await main.locator('a:visible').all()) await link.click({ trial: true });
    for (const button of await main.locator('button[type=submit]:visible').all()) {
      await button.click();
      const form = button.locator('xpath=ancestor::form');
      await expect(form.locator(':is(input, select, textarea):invalid').first()).toBeFocused();
    }
    for (const button of await main.locator('button[type=button]:not([aria-disabled]):visible').all()) {
      await button.click();
      const toast = page.getByRole('listitem').filter({ hasText: words.comingSoon.title });
      await expect(toast).toBeVisible();
      await toast.getByRole('button', { name: words.toasts.dismiss }).click();
      await expect(toast).toHaveCount(0);
    }
  });
}
