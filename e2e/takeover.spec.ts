import type { Page } from '@playwright/test';
import { content } from '../src/testing/content';
import { holdBack } from './support/gate';
import { menuOf } from './support/menu';
import { taken } from './support/open';
import { changePageData } from './support/pageData';
import { expect, test } from './support/test';

// The page as it was built outlives the scripts that take it over, and the shell outlives what it can do without.

const { failure } = content<{ failure: { title: string } }>('interface.yaml');
const { legal } = content<{ legal: Array<{ label: string }> }>('navigation.yaml');
const phone = { width: 390, height: 844 };

/** Has scripts run, as they do at the first sign of a visitor. */
const wake = (page: Page) => page.evaluate(() => dispatchEvent(new Event('mousemove')));

test.describe('a page that scripts cannot take over', () => {
  test.beforeEach(({ quiet }) => quiet.expect(/./));

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
      const scripts = await holdBack(page, /\.js$/);
      await page.goto('/contact', { waitUntil: 'domcontentloaded' });
      const field = page.locator('form[name=contact] [name=name]');
      await field.fill('Ama');
      scripts.release();
      await wake(page);
      await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
      await expect(page.getByText(failure.title)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(field).toHaveValue('Ama');
      const { toggle, sheet } = menuOf(page);
      await toggle.click();
      await sheet.locator('a[href="/films"]').click();
      await expect(page).toHaveURL('/films');
    });
  }
});

test.describe('what the page can do without', () => {
  test.beforeEach(({ quiet }) => quiet.expect(/broken on purpose/));

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
    ['drafts', '', 'sessionStorage'],
    ['the reel', 'Element.prototype', 'scrollWidth'],
    ['the index of services', 'Element.prototype', 'getBoundingClientRect'],
  ];

  for (const [name, owner, method] of parts) {
    test(`takes only itself away: ${name}`, async ({ page }) => {
      await breaks(page, owner, method);
      for (const path of ['/', '/services', '/contact']) {
        await page.goto(path);
        await wake(page);
        await taken(page);
        await expect(page.locator('html')).toHaveAttribute('data-scripts', 'ready');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
      }
    });
  }

  // The library comes, and throws when it renders.
  for (const [name, call] of [
    ['tooltips', 'delayDuration:(0,'],
    ['toasts', 'customAriaLabel:`'],
  ] as const) {
    test(`takes only itself away: ${name}`, async ({ page }) => {
      await page.route(/\.js$/, async (route) => {
        const response = await route.fetch();
        const broken = call.replace(':', `:(()=>{throw Error('broken on purpose')})()||`);
        await route.fulfill({ response, body: (await response.text()).replace(call, broken) });
      });
      await page.goto('/');
      await wake(page);
      await taken(page);
      const errors = page.waitForEvent('console', (message) => message.text().includes('broken on purpose'));
      const button = page.getByRole('contentinfo').getByRole('button', { name: legal[0]?.label ?? '' });
      await button.hover();
      await button.click();
      await errors;
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(button).toBeVisible();
    });
  }
});

test('a link whose page does not come is followed by the browser itself', async ({ page, quiet }) => {
  quiet.expect(/./);
  await page.clock.install();
  await page.goto('/about');
  await wake(page);
  await page.clock.runFor(1000);
  await taken(page);
  await page.route('**/page-data/films/page-data.json', () => new Promise(() => undefined));
  const requested = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith('/films'));
  await page.getByRole('banner').getByRole('link', { name: 'Films', exact: true }).click();
  await page.clock.runFor(6000);
  await requested;
});
