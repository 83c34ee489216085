import type { Page } from '@playwright/test';
import { content } from '../src/testing/content';
import { headlineOf } from '../src/testing/routes';
import { example, fill, filled, formContent, formOn } from './support/forms';
import { holdRequests } from './support/heldRequests';
import { open, startScripts, waitForHydration } from './support/open';
import { expect, test } from './support/test';

// Pages that extensions, in-app browsers, translation or a cut address have changed, and what is typed before the scripts run.

const { forms: words } = content<{ forms: Record<'notOpen', { message: string }> }>('interface.yaml');
const form = formContent('contact');
const isSent = Boolean(form.endpoint ?? form.netlify);
const state = (page: Page) => page.locator('html').getAttribute('data-scripts');

/** Presses the form's button, and expects the answer of a form that is not open yet. */
async function expectAnswered(page: Page): Promise<void> {
  await formOn(page, form.key).locator('[type=submit]').click();
  if (!isSent) await expect(formOn(page, form.key).getByRole('status')).toContainText(words.notOpen.message);
}

test.describe('on a phone, before the first touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  // A headless browser has a mouse in the corner, and reports a move at the first paint.
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      addEventListener('mousemove', (event) => event.isTrusted && event.stopImmediatePropagation(), true),
    ),
  );

  for (const [name, change] of [
    [
      'a text becomes a link',
      () => document.querySelector('address, time, p')?.replaceChildren(document.createElement('a')),
    ],
    [
      'an element comes beside a field',
      () => document.querySelector('form textarea')?.after(document.createElement('b')),
    ],
    ['an element comes into the header', () => document.querySelector('header a')?.before(document.createElement('b'))],
    ['an element comes to the end', () => document.querySelector('main')?.append(document.createElement('aside'))],
    [
      'each sheet gets one beside it',
      () => {
        for (const link of document.querySelectorAll('[data-styles] link')) link.after(document.createElement('style'));
      },
    ],
  ] as const) {
    test(`${name}: the page works, and keeps what was typed and the focus`, async ({ page, consoleOutput }) => {
      // React says that it renders a part anew.
      consoleOutput.allow(/Minified React error #418/);
      await page.route('**/page-data/app-data.json', async (route) => {
        // Typed while the scripts are on their way.
        await fill(page, form);
        await route.continue();
      });
      await page.goto('/contact');
      await page.evaluate(change);
      await startScripts(page);
      await waitForHydration(page);
      expect(await state(page)).toBe('ready');
      await expect.poll(() => filled(page, form)).toEqual(example(form));
      await expect(formOn(page, form.key).locator(`[name="${form.inputs.at(-1)?.name}"]`)).toBeFocused();
      await expectAnswered(page);
    });
  }

  test('a button pressed on a page that is rendered anew is answered', async ({ page, consoleOutput }) => {
    consoleOutput.allow(/Minified React error #418/);
    const scripts = await holdRequests(page, /app-data\.json$/);
    await page.goto('/contact');
    await fill(page, form);
    await page.evaluate(() => document.querySelector('form textarea')?.after(document.createElement('b')));
    await formOn(page, form.key).locator('[type=submit]').tap();
    await expect.poll(() => scripts.count).toBe(1);
    scripts.release();
    if (!isSent) await expect(formOn(page, form.key).getByRole('status')).toContainText(words.notOpen.message);
    expect(await filled(page, form)).toEqual(example(form));
  });

  test('a deployment in between loads the page anew, with what was typed', async ({ page }) => {
    let loads = 0;
    page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
    await page.route('**/page-data/app-data.json', async (route) =>
      loads > 1 ? route.continue() : route.fulfill({ json: { webpackCompilationHash: 'anew' } }),
    );
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await fill(page, form);
    await expect(async () => {
      await startScripts(page);
      expect(loads).toBe(2);
    }).toPass();
    await waitForHydration(page);
    await expect.poll(() => filled(page, form)).toEqual(example(form));
  });

  test('errors that are not the site’s, and a click on the document, leave it as it is', async ({ page }) => {
    await page.goto('/contact');
    await page.evaluate(() => {
      dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop', filename: location.href }));
      dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://other/content.js' }));
      dispatchEvent(new Event('unhandledrejection'));
      document.dispatchEvent(new Event('click'));
    });
    expect(await state(page)).toBeNull();
    await startScripts(page);
    await waitForHydration(page);
    expect(await state(page)).toBe('ready');
  });

  test('a form that only scripts can send waits for them, however long', async ({ page }) => {
    test.skip(isSent, 'The browser can send it.');
    await page.clock.install();
    await page.goto('/contact');
    const scripts = await holdRequests(page, /\.js(on)?$/);
    await fill(page, form);
    await formOn(page, form.key).locator('[type=submit]').tap();
    await page.clock.runFor(10_000);
    expect(await state(page)).toBeNull();
    scripts.release();
    await expect(formOn(page, form.key).getByRole('status')).toContainText(words.notOpen.message);
  });

  test('on a translated page the mail link carries what was typed', async ({ page }) => {
    test.skip(isSent, 'It has no mail link.');
    await page.goto('/contact');
    await page.evaluate(() => document.documentElement.classList.add('translated-ltr'));
    await fill(page, form);
    const link = formOn(page, form.key).locator('a[href^="mailto:"]:visible').first();
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    const mail = new URL((await link.getAttribute('href')) ?? '');
    expect(mail.searchParams.get('subject')).toBe(form.mailSubject);
    const typed = mail.searchParams.get('body')?.replaceAll('\r\n', '\n');
    for (const [name, value] of Object.entries(example(form))) expect(typed, name).toContain(value);
    for (const { label } of form.inputs) expect(typed).toContain(label);
    expect(await state(page)).toBe('off');
  });

  test('nobody has to touch a page for its scripts to run when it is quiet', async ({ page }) => {
    await page.goto('/contact', { waitUntil: 'networkidle' });
    expect(await state(page)).toBeNull();
    await waitForHydration(page);
    expect(await state(page)).toBe('ready');
  });

  test('who saves data is left in peace until the first touch', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    );
    await page.clock.install();
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('.js') && asked.push(request.url()));
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.clock.runFor(60_000);
    expect(asked).toEqual([]);
    await formOn(page, form.key).locator('input').first().tap();
    await waitForHydration(page);
  });
});

for (const how of ['opened', 'typed', 'gone back to'] as const) {
  test(`a cut address, ${how}, shows its page`, async ({ page }) => {
    await page.goto(how === 'typed' ? '/contact' : '/contact#100%');
    await startScripts(page);
    await waitForHydration(page);
    if (how === 'typed') await page.evaluate(() => (location.hash = '#%E0%A4'));
    if (how === 'gone back to') {
      await page.evaluate(() => {
        history.replaceState(history.state, '', '#100%');
        history.pushState({ key: 'next' }, '', '/contact');
      });
      await page.goBack();
    }
    await expect.poll(() => page.url()).not.toContain('%');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(headlineOf('/contact'));
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('on a page opened at a section, Tab goes on from there, and text can be selected anywhere', async ({ page }) => {
  await open(page, '/about#values');
  // The browser itself begins there.
  await page.keyboard.press('Tab');
  const place = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().top + scrollY);
  expect(await place(':focus')).toBeGreaterThan(await place('#values'));
  await page
    .getByRole('contentinfo')
    .getByRole('heading')
    .first()
    .dblclick({ position: { x: 8, y: 8 } });
  expect(await page.evaluate(() => String(getSelection()).trim())).not.toBe('');
  await expect(page.locator('#values')).not.toBeFocused();
});

test('the same link pressed twice is one entry of the history', async ({ page }) => {
  await open(page, '/services');
  const link = page.getByRole('main').locator('a[href^="/services#"]').last();
  test.skip(!(await link.count()), 'No link leads to a section of its own page.');
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  for (let time = 0; time < 2; time += 1) {
    await link.click();
    await expect(page).toHaveURL(/#/);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  }
  expect(await entries()).toBe(before + 1);
});
