import type { Page } from '@playwright/test';
import { content } from '../src/testing/content';
import { headlineOf } from '../src/testing/routes';
import { followLink, goTo, open, waitForHydration } from './support/open';
import { changePageData } from './support/pageData';
import { expect, test } from './support/test';

const { failure } = content<{ failure: { title: string; reload: string } }>('interface.yaml');
const films = '**/page-data/films/page-data.json';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Takes the page out of the films page's data, as no build would write it; returns what puts it back. */
const breakFilms = (page: Page) =>
  changePageData(page, '/films', ({ result, ...rest }) => ({
    ...rest,
    result: { ...result, data: { ...result.data, page: null } },
  }));

test.describe('a page that fails while rendering', () => {
  test.beforeEach(({ consoleOutput }) => consoleOutput.allow(/data\/pages\/films\.yaml/));

  test('shows the error screen, with header and footer still usable', async ({ page }) => {
    await breakFilms(page);
    await open(page, '/contact');
    const error = page.waitForEvent('console', (message) => message.type() === 'error');
    await goTo(page, '/films');
    await expect(heading(page)).toHaveText(failure.title);
    await expect(page.locator('pre')).toHaveText(/data\/pages\/films\.yaml/);
    await error;
    await goTo(page, '/about');
    await expect(heading(page)).toContainText(headlineOf('/about'));
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('is loaded again by the reload control', async ({ page }) => {
    const mendFilms = await breakFilms(page);
    await open(page, '/contact');
    await goTo(page, '/films');
    await expect(heading(page)).toHaveText(failure.title);
    await mendFilms();
    await page.getByRole('button', { name: failure.reload }).click();
    await expect(heading(page)).toContainText(headlineOf('/films'));
    // The built page says so by itself; it still does when it is hydrated.
    await waitForHydration(page);
    await expect(heading(page)).toContainText(headlineOf('/films'));
  });
});

const problems: Array<[name: string, url: string | RegExp, body: string | null]> = [
  ['page data that cannot be fetched', films, null],
  ['page data that is garbage', films, '<html>busy</html>'],
  ['page data that is null', films, 'null'],
  ['a script that is gone', /component---src-pages-films-tsx-\w+\.js/, null],
  ['shared data that cannot be fetched', '**/page-data/sq/d/*.json', null],
];

for (const [name, url, body] of problems) {
  test(`${name} leads to the whole page, loaded once, never blank`, async ({ page, consoleOutput }) => {
    consoleOutput.allow(/ERR_FAILED|Loading chunk|page resources|JSON|couldn't load/);
    const loads: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname));
    await page.route(url, (route) => (body === null ? route.abort() : route.fulfill({ body })));
    await page.goto('/contact');
    await followLink(page, '/films');
    await expect(page).toHaveURL('/films');
    await expect(heading(page)).toContainText(headlineOf('/films'));
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loads.filter((path) => path === '/films').length).toBeLessThanOrEqual(2);
  });
}
