import type { Page } from '@playwright/test';
import { content } from '../src/testing/content';
import { formContent } from './support/forms';
import { holdRequests } from './support/heldRequests';
import { menuOf } from './support/menu';
import { followLink, startScripts, waitForHydration } from './support/open';
import { changePageData } from './support/pageData';
import { expect, test } from './support/test';

// The built page outlives a hydration that fails, and the shell outlives the failure of a part.

const { failure } = content<{ failure: { title: string } }>('interface.yaml');
const phone = { width: 390, height: 844 };
const [first] = formContent('contact').inputs.filter(({ type }) => type !== 'select');
const text = 'ama@example.org';
const writable = `[name="${first?.name}"]`;

test.describe('a page that cannot be hydrated', () => {
  test.beforeEach(({ consoleOutput }) =>
    consoleOutput.allow(/data\/pages\/contact\.yaml|an effect|undefined|hydrat|StaticQuery could not be fetched/i),
  );

  const ways: Array<[name: string, spoil: (page: Page) => Promise<unknown>]> = [
    [
      'the page fails while it is hydrated',
      (page) =>
        changePageData(page, '/contact', ({ result, ...rest }) => ({
          ...rest,
          result: { ...result, data: { ...result.data, page: null } },
        })),
    ],
    ['the shell fails', (page) => page.route('**/page-data/sq/d/*.json', (route) => route.fulfill({ body: '{}' }))],
    [
      'an effect of React’s fails',
      (page) =>
        page.addInitScript(() => {
          // The first thing Gatsby's own effect asks for.
          Object.defineProperty(performance, 'mark', {
            value: () => {
              throw new Error('an effect');
            },
          });
        }),
    ],
  ];

  for (const [name, spoil] of ways) {
    test(`stands as it was built when ${name}`, async ({ page }) => {
      await page.setViewportSize(phone);
      await spoil(page);
      const scripts = await holdRequests(page, /\.js$/);
      await page.goto('/contact', { waitUntil: 'domcontentloaded' });
      const field = page.locator('form[name=contact]').locator(writable);
      await field.fill(text);
      scripts.release();
      await startScripts(page);
      await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
      await expect(page.getByText(failure.title)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(field).toHaveValue(text);
      const { toggle, sheet } = menuOf(page);
      await toggle.click();
      const link = sheet.getByRole('link').last();
      const to = await link.getAttribute('href');
      await link.click();
      await expect(page).toHaveURL(to ?? '');
    });
  }
});

test.describe('a part that fails', () => {
  test.beforeEach(({ consoleOutput }) => consoleOutput.allow(/broken on purpose/));

  /** Has a property of the browser throw whenever it is read or set. */
  const breaks = (page: Page, owner: string, property: string) =>
    page.addInitScript(
      ([path, name]) => {
        let target: unknown = window;
        for (const key of path.split('.').filter(Boolean)) target = (target as Record<string, unknown>)[key];
        const broken = () => {
          throw new Error('broken on purpose');
        };
        Object.defineProperty(target, name, { configurable: true, get: broken, set: broken });
      },
      [owner, property] as const,
    );

  const parts: Array<[name: string, owner: string, method: string]> = [
    ['the menu', 'AbortController.prototype', 'signal'],
    ['scroll restoration', 'History.prototype', 'scrollRestoration'],
    ['the row of films', 'Element.prototype', 'scrollWidth'],
    ['the index of services', 'Element.prototype', 'getBoundingClientRect'],
  ];

  for (const [name, owner, method] of parts) {
    test(`takes only itself away: ${name}`, async ({ page }) => {
      await breaks(page, owner, method);
      for (const path of ['/', '/services', '/contact']) {
        await page.goto(path);
        await startScripts(page);
        await waitForHydration(page);
        await expect(page.locator('html')).toHaveAttribute('data-scripts', 'ready');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
      }
    });
  }

  // The library comes, and throws when it renders.
  for (const [name, call] of [
    ['tooltips', /(delayDuration:)(?=\w+\.\w)/],
    ['toasts', /(customAriaLabel:)(?=`)/],
  ] as const) {
    test(`takes only itself away: ${name}`, async ({ page }) => {
      await page.route(/\.js$/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          body: (await response.text()).replace(call, `$1(()=>{throw Error('broken on purpose')})()||`),
        });
      });
      await page.goto('/');
      await startScripts(page);
      await waitForHydration(page);
      const errors = page.waitForEvent('console', (message) => message.text().includes('broken on purpose'));
      const button = page.getByRole('contentinfo').getByRole('button').first();
      test.skip((await button.count()) === 0, 'Every link of the footer has a destination.');
      await button.hover();
      await button.click();
      await errors;
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(button).toBeVisible();
    });
  }
});

test('a link whose page does not come is followed by the browser itself', async ({ page }) => {
  await page.clock.install();
  await page.goto('/about');
  await startScripts(page);
  await page.clock.runFor(1000);
  await waitForHydration(page);
  await page.route('**/page-data/films/page-data.json', () => new Promise(() => undefined));
  const requested = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith('/films'));
  await followLink(page, '/films');
  await page.clock.runFor(6000);
  await requested;
});
