import type { Page } from '@playwright/test';
import { headlineOf, routes } from '../src/testing/routes';
import { formContent } from './support/forms';
import { isFull } from './support/full';
import { holdRequests } from './support/heldRequests';
import { menuOf } from './support/menu';
import { followLink, frame, isHydrated, open, startScripts } from './support/open';
import { expect, test } from './support/test';

// A page that the browser translates stays whole. `changedPages.spec.ts` has other changes.

/** Puts each text into `<font>` elements, as Chrome's translation does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, textarea')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  });

/** What a page without its sheets could not have: its height, the ground of its footer. */
const look = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const footer = document.querySelector('footer') as HTMLElement;
    return [document.documentElement.scrollHeight, getComputedStyle(footer).backgroundColor];
  });

const [field] = formContent('contact').inputs.filter(({ type }) => type !== 'select');

/** Presses a link to About, in the menu where there is one. */
async function goOn(page: Page, isPhone: boolean): Promise<void> {
  const { toggle, sheet } = menuOf(page);
  if (isPhone) await toggle.click();
  const link = isPhone ? sheet.locator('a[href="/about"]').first() : undefined;
  if (link && (await link.count())) await link.click();
  else await followLink(page, '/about');
  await expect(page).toHaveURL('/about');
}

/** Waits until a page has turned its scripts away. */
async function expectStatic(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'off');
  // Those that have begun are hydrating it a frame after its data has come.
  await page.evaluate(
    () => '___loader' in window && window.___loader.loadPage(location.pathname).then(() => undefined),
  );
  await frame(page);
  expect(await page.evaluate(isHydrated)).toBe(false);
}

const translated = routes.filter(({ path }) => isFull || ['/', '/services', '/contact'].includes(path));
const before = ['translated before the first touch', false] as const;
const meanwhile = ['translated while the scripts load', true] as const;

for (const [name, viewport, cases] of [
  ['phone', { width: 390, height: 844 }, isFull ? [before, meanwhile] : [before]],
  ['desktop', { width: 1440, height: 900 }, isFull ? [before, meanwhile] : [meanwhile]],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, hasTouch: name === 'phone', contextOptions: { reducedMotion: 'reduce' } });

    for (const [how, isLate] of cases) {
      test(`a page that is ${how} stays as it is, with its links and its fields`, async ({ page }) => {
        test.slow(isFull);
        const scripts = await holdRequests(page, /\.js$/);
        for (const { path } of translated) {
          scripts.hold();
          await page.goto(path, { waitUntil: 'domcontentloaded' });
          if (path === '/contact') await page.locator(`form [name="${field?.name}"]`).first().fill('Ama');
          if (isLate) await startScripts(page);
          if (isLate) await expect.poll(() => scripts.count).toBeGreaterThan(0);
          await translate(page);
          const built = await look(page);
          await startScripts(page);
          scripts.release();
          if (isLate) await page.waitForFunction(() => '___loader' in window);
          await expectStatic(page);
          // A form without scripts has another end, and its page another height.
          if ((await page.locator('form').count()) === 0) expect(await look(page), path).toEqual(built);
          if (path === '/contact')
            await expect(page.locator(`form [name="${field?.name}"]`).first()).toHaveValue('Ama');
          if (path === '/services') await goOn(page, name === 'phone');
        }
      });
    }

    test('a page that is translated when it is hydrated stays in use', async ({ page }) => {
      await open(page, '/films');
      await translate(page);
      const [, ground] = await look(page);
      await goOn(page, name === 'phone');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(headlineOf('/about'));
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(headlineOf('/films'));
      expect((await look(page))[1]).toBe(ground);
    });
  });
}

test('a page at an address that is not its own shows what the host sends, without scripts', async ({ page }) => {
  // Hosts differ in what they send for slashes; here it is a page.
  const about = await page.request.get('/about');
  for (const path of ['//', '/about//']) {
    const address = new URL(about.url()).origin + path;
    await page.route(address, (route) => route.fulfill({ response: about }));
    await page.goto(address);
    await startScripts(page);
    await expectStatic(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(headlineOf('/about'));
    expect((await look(page))[1]).not.toBe('rgba(0, 0, 0, 0)');
  }
});
