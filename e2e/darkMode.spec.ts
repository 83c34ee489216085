import type { Page } from '@playwright/test';
import { content } from '../src/testing/content';
import { paths } from '../src/testing/routes';
import { formContent, formOn, openForm, places } from './support/forms';
import { menuOf } from './support/menu';
import { open, startScripts } from './support/open';
import { changePageData } from './support/pageData';
import { expect, test } from './support/test';

// Browsers that force dark colours on light pages leave this site as it is. In-app browsers on Android do so, and Chrome by a setting.

test.use({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
});

/** Returns the elements that the browser darkens: there the system colour `Canvas` is not white. */
const darkened = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = new CSSStyleSheet();
    probe.replaceSync('* { outline-color: Canvas !important; transition: none !important }');
    document.adoptedStyleSheets = [probe];
    const found = [...document.querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).outlineColor !== 'rgb(255, 255, 255)',
    );
    document.adoptedStyleSheets = [];
    return found.slice(0, 5).map(({ localName, className }) => `<${localName} class="${String(className)}">`);
  });

test('every page', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    expect(await darkened(page), path).toEqual([]);
  }
});

test('the menu, a toast and the tooltip', async ({ page }) => {
  await open(page, '/films');
  await menuOf(page).toggle.click();
  await expect(menuOf(page).sheet).toBeVisible();
  expect(await darkened(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menuOf(page).toggle).toBeFocused();
  const { social, legal } = content<Queries.Navigation>('navigation.yaml');
  const placeholder = [...social, ...legal].find(({ to }) => !to);
  test.skip(!placeholder, 'Every link of the footer has a destination.');
  const control = page.getByRole('link', { name: placeholder?.label, exact: true });
  await control.focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  expect(await darkened(page)).toEqual([]);
  await control.press('Enter');
  await expect(page.locator('[data-sonner-toast]')).toBeVisible();
  expect(await darkened(page)).toEqual([]);
});

test('the errors and the answer of a form', async ({ page }) => {
  await openForm(page, places.newsletter);
  const form = formOn(page, formContent('newsletter').key);
  await form.locator('[type=submit]').click();
  await expect(form.locator('[aria-invalid=true]')).toBeVisible();
  expect(await darkened(page)).toEqual([]);
  await form.locator('[type=email]').fill('ama@example.org');
  await form.locator('[type=submit]').click();
  await expect(form.getByRole('status')).not.toBeEmpty();
  expect(await darkened(page)).toEqual([]);
});

test('the error screens', async ({ page, consoleOutput }) => {
  consoleOutput.allow(/data\/pages|undefined|StaticQuery|Minified React error/);
  await changePageData(page, '/films', ({ result, ...rest }) => ({ ...rest, result: { ...result, data: {} } }));
  for (const files of [[], ['**/page-data/sq/d/*.json']]) {
    for (const file of files) await page.route(file, (route) => route.fulfill({ body: '{}' }));
    await page.goto('/films');
    await startScripts(page);
    await expect(page.locator('pre')).toBeVisible();
    expect(await darkened(page)).toEqual([]);
  }
});
