import type { Page } from '@playwright/test';
import { content } from '../src/testing/content';
import { heroOf } from '../src/testing/routes';
import { axeProblems } from './support/axe';
import { example, fill, filled, formContent, formOn } from './support/forms';
import { followLink, goTo, open, startScripts, waitForHydration } from './support/open';
import { changePageData } from './support/pageData';
import { expect, test } from './support/test';

// The error screen replaces a page that cannot be rendered. A page that cannot be fetched is requested from the host, once.

const { failure } = content<{ failure: Record<'title' | 'reload' | 'home', string> }>('interface.yaml');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the error screen replaces an opened or linked page that fails to render', async ({ page, consoleOutput }) => {
  consoleOutput.allow(/data\/pages\/films\.yaml|Minified React error/);
  // No build writes such data.
  const mendFilms = await changePageData(page, '/films', ({ result, ...rest }) => ({
    ...rest,
    result: { ...result, data: { ...result.data, page: null } },
  }));
  const error = page.waitForEvent('console', (message) => message.type() === 'error');
  await page.goto('/films');
  await startScripts(page);
  await expect(heading(page)).toHaveText(failure.title);
  await expect(page).toHaveTitle(failure.title);
  await expect(page.locator('pre')).toHaveText(/data\/pages\/films\.yaml/);
  await expect(page.getByRole('link', { name: failure.home, exact: true })).toHaveAttribute('href', '/');
  await error;
  expect(await axeProblems(page)).toEqual([]);
  await goTo(page, '/about');
  await expect(heading(page)).toContainText(heroOf('/about').headline);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await goTo(page, '/films');
  await expect(heading(page)).toHaveText(failure.title);
  await mendFilms();
  await page.getByRole('button', { name: failure.reload }).click();
  await expect(heading(page)).toContainText(heroOf('/films').headline);
  await startScripts(page);
  await waitForHydration(page);
  await expect(heading(page)).toContainText(heroOf('/films').headline);
});

test('the error screen replaces the whole page if the header and footer fail', async ({ page, consoleOutput }) => {
  consoleOutput.allow(/undefined|StaticQuery|Minified React error/);
  await page.route('**/page-data/sq/d/*.json', (route) => route.fulfill({ body: '{}' }));
  await page.goto('/films');
  await startScripts(page);
  await expect(heading(page)).toHaveText(failure.title);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('button', { name: failure.reload })).toBeVisible();
});

test('a page works without its scripts if they cannot be fetched', async ({ page, consoleOutput }) => {
  consoleOutput.allow(/ERR_FAILED|Loading chunk|page resources/);
  await page.route(/component---src-pages-contact-tsx-\w+\.js/, (route) => route.abort());
  await page.goto('/contact');
  const form = formContent('contact');
  await fill(page, form);
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'off');
  const instead = formOn(page, form.key).locator('[data-noscript=show]');
  if (!(form.endpoint ?? form.netlify)) await expect(instead).toBeVisible();
  expect(await filled(page, form)).toEqual(example(form));
  await followLink(page, '/films');
  await expect(page).toHaveURL('/films');
});

/** A link with everything that an address can have. Every page has a place with this name. */
const link = '/films?from=mail#content';

const problems: Array<[name: string, files: RegExp, answer: { body?: string; status?: number } | null]> = [
  ['page data that cannot be fetched', /page-data\/films\//, null],
  ['invalid page data', /page-data\/films\//, { body: '<html>busy</html>' }],
  ['a missing script', /component---src-pages-films-tsx-\w+\.js/, null],
  ['shared data that cannot be fetched', /page-data\/sq\/d\//, null],
  ['a deployment that removed the old files', /\.(js|css)$|page-data\/(?!app-data)/, { status: 404 }],
  ['a deployment that kept the old files', /nothing/, { status: 404 }],
];

for (const [name, files, answer] of problems) {
  test(`a link with ${name} loads its whole address as a document, once`, async ({ page, consoleOutput }) => {
    consoleOutput.allow(/ERR_FAILED|Loading chunk|page resources|JSON|couldn't load|404/);
    if (answer?.status) await open(page, '/contact');
    const loads: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname));
    let isLeft = false;
    // The first document does not get some files. The document that the link loads gets all of its files.
    await page.route('**/*', async (route) => {
      isLeft ||= route.request().isNavigationRequest() && route.request().url().includes('/films');
      const { pathname } = new URL(route.request().url());
      if (answer?.status && !isLeft && pathname.endsWith('/app-data.json'))
        return route.fulfill({ json: { webpackCompilationHash: 'anew' } });
      if (isLeft || !files.test(pathname)) return route.continue();
      return answer ? route.fulfill(answer) : route.abort();
    });
    if (!answer?.status) await page.goto('/contact');
    await expect(page.locator('html')).toHaveAttribute('data-scripts', /ready|off/);
    await followLink(page, link);
    await expect(page).toHaveURL(link);
    await expect(heading(page)).toContainText(heroOf('/films').headline);
    await startScripts(page);
    await waitForHydration(page);
    await expect(page).toHaveURL(link);
    expect(loads.filter((path) => path === '/films')).toHaveLength(1);
    // The next link needs no reload.
    await goTo(page, '/about');
    await expect(heading(page)).toContainText(heroOf('/about').headline);
    expect(loads).not.toContain('/about');
  });
}

test('Back to a page that a deployment has removed loads its whole address as a document', async ({
  page,
  consoleOutput,
}) => {
  consoleOutput.allow(/404|Loading chunk|page resources/);
  await open(page, link);
  await goTo(page, '/contact');
  // The reloaded document has not shown the page before it in the history.
  await page.reload();
  await startScripts(page);
  await waitForHydration(page);
  await page.route(/component---src-pages-films-tsx-\w+\.js|page-data\/films\//, (route) =>
    route.fulfill({ status: 404 }),
  );
  const document = page.waitForRequest((request) => request.isNavigationRequest());
  await page.goBack({ waitUntil: 'commit' });
  await document;
  await expect(page).toHaveURL(link);
  await expect(heading(page)).toContainText(heroOf('/films').headline);
});

test('an address that mail programs have changed leads to its place, or to the not-found page', async ({
  page,
  consoleOutput,
}) => {
  consoleOutput.allow(/404/);
  await open(page, '/awards%23questions');
  await expect(page).toHaveURL('/awards#questions');
  await expect(page.locator('#questions')).toBeInViewport();
  for (const path of ['/films%0A', '/films%20']) {
    await open(page, path);
    await expect(heading(page)).toContainText(heroOf('/404').headline);
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'ready');
  }
});
