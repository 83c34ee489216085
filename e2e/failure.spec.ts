import type { Page } from '@playwright/test';
import { content } from '../src/testing/content';
import { open, taken } from './support/open';
import { changePageData } from './support/pageData';
import { expect, test } from './support/test';

const { failure } = content<{ failure: { title: string; reload: string } }>('interface.yaml');
const films = '**/page-data/films/page-data.json';

/** Goes to the films page by the link in the bar, as a visitor does. */
async function goToFilms(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Films', exact: true }).click();
}

test.beforeEach(({ quiet }) => quiet.expect(/./));

/** Takes the page out of the films page's data, as no build would write it; returns what puts it back. */
const breakFilms = (page: Page) =>
  changePageData(page, '/films', ({ result, ...rest }) => ({
    ...rest,
    result: { ...result, data: { ...result.data, page: null } },
  }));

test('a page that fails while rendering shows the screen, with header and footer still usable', async ({ page }) => {
  await breakFilms(page);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await open(page, '/contact');
  await goToFilms(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(failure.title);
  await expect(page.locator('pre')).toHaveText(/data\/pages\/films\.yaml/);
  expect(errors.length).toBeGreaterThan(0);
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(failure.title);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('the reload control loads the page again', async ({ page }) => {
  const mendFilms = await breakFilms(page);
  await open(page, '/contact');
  await goToFilms(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(failure.title);
  await mendFilms();
  await page.getByRole('button', { name: failure.reload }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Films/);
  // The built page says so by itself; it still does when scripts have taken it over.
  await taken(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Films/);
});

const problems: Array<[name: string, url: string | RegExp, body: string | null]> = [
  ['page data that cannot be fetched', films, null],
  ['page data that is garbage', films, '<html>busy</html>'],
  ['page data that is null', films, 'null'],
  ['a script that is gone', /component---src-pages-films-tsx-\w+\.js/, null],
  ['shared data that cannot be fetched', '**/page-data/sq/d/*.json', null],
];

for (const [name, url, body] of problems) {
  test(`${name} leads to the whole page, loaded once, never blank`, async ({ page }) => {
    const loads: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname));
    await page.route(url, (route) => (body === null ? route.abort() : route.fulfill({ body })));
    await page.goto('/contact');
    await goToFilms(page);
    await expect(page).toHaveURL('/films');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Films/);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loads.filter((path) => path === '/films').length).toBeLessThanOrEqual(2);
  });
}
