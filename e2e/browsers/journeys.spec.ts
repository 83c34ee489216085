import type { Page } from '@playwright/test';
import { content } from '../../src/testing/content';
import { headlineOf, paths, routes } from '../../src/testing/routes';
import { expectBelowHeader } from '../support/belowHeader';
import { fill, filled, example, formContent, formOn, openForm, places } from '../support/forms';
import { isFull } from '../support/full';
import { holdRequests } from '../support/heldRequests';
import { menuOf } from '../support/menu';
import { formEnd, textInHtml } from '../support/missingAssets';
import { isHydrated, startScripts, waitForHydration } from '../support/open';
import { expect, test } from './test';

// What has to work in every browser; those tagged @live also at the address of the published site.

interface Link {
  readonly label: string;
  readonly to?: string;
}
const navigation = content<Record<'links' | 'social' | 'legal', Link[]> & { columns: Array<{ links: Link[] }> }>(
  'navigation.yaml',
);
const words = content<{
  comingSoon: { title: string };
  forms: { notOpen: { title: string } };
  footerNavigation: string;
}>('interface.yaml');
const phone = { width: 390, height: 844 };

test.use({ pictures: isFull ? 'whole' : 'empty' });

const isNotFound = (path: string) => path === '/no-such-page';

/** Makes a page load all its pictures; waits until each can be seen and no font has failed. */
async function expectWhole(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')));
  const missing = () =>
    page.evaluate(() => {
      const pictures = [...document.images].filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0);
      // Pages clip what is wider than the window, without a scroll bar. Carousels, with `h3` titles, scroll.
      const unseen = [...document.querySelectorAll('main :is(h1, h2)')].filter((heading) => {
        const { left, right, width } = heading.getBoundingClientRect();
        return width === 0 || left < -1 || right > innerWidth + 1;
      });
      // The local fallback fonts may be missing.
      const fonts = [...document.fonts].filter(({ family, status }) => /PAMS/.test(family) && status === 'error');
      const isLoaded = [...document.fonts].some(({ status }) => status === 'loaded');
      return [
        ...pictures.map(({ currentSrc }) => currentSrc),
        ...unseen.map(({ textContent }) => textContent),
        ...(isLoaded ? fonts.map(({ family }) => family) : ['fonts']),
      ];
    });
  await expect.poll(missing).toEqual([]);
}

const hydrated = paths.filter(
  (path) => isFull || process.env.BASE_URL || ['/', '/contact', '/no-such-page'].includes(path),
);
for (const path of hydrated) {
  test(`${path} can be read: words, fonts and pictures`, { tag: '@live' }, async ({ page, consoleOutput }) => {
    if (isNotFound(path)) consoleOutput.allow(/404|no-such-page/);
    await page.setViewportSize(phone);
    // Relative: the site may lie below a path.
    const answer = await page.goto(`.${path}`);
    expect(answer?.status()).toBe(isNotFound(path) ? 404 : 200);
    expect(answer?.request().redirectedFrom()).toBe(null);
    await startScripts(page);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(headlineOf(path));
    await expectWhole(page);
  });
}

test('an address with a slash at the end leads to the one without', { tag: '@live' }, async ({ page }) => {
  for (const { path } of routes.filter((route) => route.path !== '/')) {
    const answer = await page.request.get(`.${path}/`);
    // GitHub Pages answers by itself: it knows no redirects, and each page names its address.
    if (answer.headers().server === 'GitHub.com') continue;
    expect(answer.url()).toMatch(new RegExp(`${path}$`));
    expect(answer.status()).toBe(200);
  }
});

test(
  'links of the bar change title and heading within the document, and back leads back',
  { tag: '@live' },
  async ({ page }) => {
    await page.goto('.');
    await startScripts(page);
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const linked = navigation.links.flatMap(({ to }) => routes.filter(({ path }) => path === to && path !== '/'));
    const expectShown = async ({ path, metadata }: (typeof routes)[number]) => {
      await expect(page).toHaveTitle(metadata.title);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(headlineOf(path));
    };
    for (const route of linked) {
      await page.locator(`header a[href$="${route.path}"]:visible`).click();
      await expectShown(route);
    }
    for (const route of linked.slice(-2, -1)) {
      await page.goBack();
      await expectShown(route);
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  },
);

test('links of the footer land on their section, below the bar', async ({ page }) => {
  await page.goto('/work-with-us');
  await startScripts(page);
  await waitForHydration(page);
  const inPage = navigation.columns.flatMap(({ links }) => links).filter(({ to }) => to?.includes('#'));
  const oneForEach = new Map(inPage.map((link) => [link.to?.split('#')[0], link])).values();
  for (const { to } of isFull ? inPage : oneForEach) {
    await page.getByRole('navigation', { name: words.footerNavigation }).locator(`a[href="${to}"]`).click();
    await expect(page).toHaveURL(to ?? '');
    await expectBelowHeader(page.locator(`[id="${to?.split('#')[1]}"]`));
  }
});

test('what is pressed and typed before a script has run is still there afterwards', async ({ page }) => {
  await page.setViewportSize(phone);
  const scripts = await holdRequests(page, /\.js$/);
  const [key = '', path = ''] = Object.entries(places)[0] ?? [];
  const form = formContent(key);
  await page.goto(path, { waitUntil: 'commit' });
  await fill(page, form);
  await menuOf(page).toggle.click();
  await startScripts(page);
  expect(await page.evaluate(isHydrated)).toBe(false);
  scripts.release();
  await waitForHydration(page);
  await expect(menuOf(page).sheet).toBeVisible();
  expect(await filled(page, form)).toEqual(example(form));
  await page.keyboard.press('Escape');
  await expect(menuOf(page).sheet).toBeHidden();
  await expect(menuOf(page).toggle).toBeFocused();
});

test('a control without a destination says so, and stays where it is', async ({ page }) => {
  const placeholder = [...navigation.social, ...navigation.legal].find(({ to }) => !to);
  test.skip(!placeholder, 'Every link of the footer has a destination.');
  await page.goto('/films');
  await startScripts(page);
  await waitForHydration(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: placeholder?.label, exact: true });
  // Without `force` Playwright waits until it is enabled.
  await link.click({ force: true });
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toContainText(words.comingSoon.title);
  await expect(toast).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL('/films');
  await toast.getByRole('button').click();
  await expect(toast).toHaveCount(0);
});

test('a form is not sent empty; filled, it answers with a prepared mail and keeps what was typed', async ({ page }) => {
  const form = formContent('contact');
  await page.setViewportSize(phone);
  await openForm(page, '/contact');
  await formOn(page, form.key).locator('[type=submit]').click();
  const invalid = formOn(page, form.key).locator(':invalid').first();
  await expect(invalid).toBeFocused();
  await expectBelowHeader(page.locator(`label[for="${await invalid.getAttribute('id')}"]`));
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await fill(page, form);
  await formOn(page, form.key).locator('[type=submit]').click();
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toContainText(words.forms.notOpen.title);
  const link = toast.locator('a[href^="mailto:"]');
  await link.evaluate((element) => {
    element.addEventListener('click', (event) => event.preventDefault());
    (element as HTMLElement).click();
  });
  const mail = (await link.getAttribute('href')) ?? '';
  const typed = form.inputs.filter(({ type }) => type !== 'select').map(({ name }) => example(form)[name] ?? '');
  const body = new URL(mail).searchParams.get('body')?.replaceAll('\r\n', '\n');
  for (const value of typed) expect(body).toContain(value);
  expect(await filled(page, form)).toEqual(example(form));
  await expect(page).toHaveURL('/contact');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page has its words, fonts and pictures', async ({ page, consoleOutput }) => {
    consoleOutput.allow(/404/);
    const plain = (text: string) => text.replace(/\s+/g, '').toLowerCase();
    for (const path of paths) {
      const sent = await (await page.goto(path))?.text();
      await expectWhole(page);
      const seen = await page.locator('main').evaluate((main: HTMLElement, end) => {
        for (const each of main.querySelectorAll(`noscript, ${end}`)) each.remove();
        // Of a list to choose from, browsers do not agree on what is seen.
        for (const list of main.querySelectorAll('select')) list.replaceWith(list.textContent ?? '');
        return main.innerText;
      }, formEnd);
      expect(plain(seen), path).toBe(plain(textInHtml(sent ?? '')));
    }
  });

  test('the menu of a phone opens, and its links lead on', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/about');
    for (const { to = '' } of navigation.links.slice(-2)) {
      await menuOf(page).toggle.click();
      await menuOf(page).sheet.locator(`a[href="${to}"]`).click();
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(headlineOf(to));
    }
  });
});
