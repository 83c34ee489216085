import { content } from '../src/testing/content';
import { paths } from '../src/testing/routes';
import { open } from './support/open';
import { expect, test } from './support/test';

// No link or button does nothing.

const words = content<{ comingSoon: { title: string }; toasts: { dismiss: string } }>('interface.yaml');

/** What leads out of the site, and the shape its address must have. */
const outward = /^(?:mailto:[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+(?:\?|$)|tel:\+\d{8,15}$|https:\/\/[^\s/]+\.\S+$)/;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// As long as the page has controls.
test.describe.configure({ timeout: 120_000 });

for (const path of paths) {
  test(`${path}: every link can be pressed and leads to what is there`, async ({ page, consoleOutput }) => {
    if (path === '/no-such-page') consoleOutput.allow(/404/);
    await open(page, path);
    const pages = new Map<string, string>();
    for (const link of await page.locator('a:visible').all()) {
      const href = (await link.getAttribute('href')) ?? '';
      if (href.startsWith('#')) {
        await expect.soft(page.locator(href)).toBeAttached();
        continue;
      }
      // Nothing is over it.
      await link.click({ trial: true });
      if (!href.startsWith('/')) {
        expect.soft(href).toMatch(outward);
        continue;
      }
      const { pathname, hash } = new URL(href, page.url());
      if (!pages.has(pathname)) {
        const answer = await page.request.get(pathname);
        expect.soft(answer.status(), href).toBe(200);
        pages.set(pathname, await answer.text());
      }
      if (hash) expect.soft(pages.get(pathname), href).toContain(`id="${hash.slice(1)}"`);
    }
  });

  test(`${path}: every button answers`, async ({ page, consoleOutput }) => {
    if (path === '/no-such-page') consoleOutput.allow(/404/);
    await open(page, path);
    // The footer is the same on every page.
    const main = page.locator(path === '/' ? 'main, footer' : 'main');
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
