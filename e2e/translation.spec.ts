import type { Page } from '@playwright/test';
import { headlineOf, routes } from '../src/testing/routes';
import { formContent } from './support/forms';
import { holdRequests } from './support/heldRequests';
import { menuOf } from './support/menu';
import { followLink, isHydrated, open, startScripts } from './support/open';
import { expect, test } from './support/test';

// A page that the browser translates, or that an extension changes, stays whole.

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

const addElement = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.append(document.createElement('aside')));

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

for (const [name, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, hasTouch: name === 'phone', contextOptions: { reducedMotion: 'reduce' } });

    for (const [how, change, isLate] of [
      ['translated before the first touch', translate, false],
      ['translated while the scripts load', translate, true],
      ['changed by an extension', addElement, false],
    ] as const) {
      // What an extension does to one page it does to all.
      const changed = change === translate ? routes : routes.filter(({ path }) => path === '/contact');

      test(`a page that is ${how} stays as it is, with its links and its fields`, async ({ page }) => {
        test.slow();
        for (const { path } of changed) {
          const scripts = await holdRequests(page, /\.js$/);
          await page.goto(path, { waitUntil: 'domcontentloaded' });
          if (path === '/contact') await page.locator(`form [name="${field?.name}"]`).first().fill('Ama');
          if (isLate) await startScripts(page);
          if (isLate) await expect.poll(() => scripts.count).toBeGreaterThan(0);
          await change(page);
          const before = await look(page);
          await startScripts(page);
          scripts.release();
          await page.waitForLoadState('networkidle');
          await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
          expect(await page.evaluate(isHydrated)).toBe(false);
          expect(await look(page), path).toEqual(before);
          if (path === '/contact')
            await expect(page.locator(`form [name="${field?.name}"]`).first()).toHaveValue('Ama');
          if (path === '/services') await goOn(page, name === 'phone');
          await page.unroute(/\.js$/);
        }
      });
    }

    test('a page that is translated when it is hydrated stays in use', async ({ page }) => {
      await open(page, '/films');
      await translate(page);
      const before = await look(page);
      await goOn(page, name === 'phone');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(headlineOf('/about'));
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(headlineOf('/films'));
      expect((await look(page))[1]).toBe(before[1]);
    });
  });
}

for (const path of ['//', '/about//']) {
  test(`${path} shows what the host sends, without scripts`, async ({ page, baseURL, consoleOutput }) => {
    consoleOutput.allow(/404/);
    const sent = await page.goto(`${baseURL}${path}`, { waitUntil: 'domcontentloaded' });
    const before = await look(page);
    await startScripts(page);
    await page.waitForLoadState('networkidle');
    // Some hosts lead `//` to `/`.
    const state = new URL(page.url()).pathname === path ? 'failed' : 'ready';
    await expect(page.locator('html')).toHaveAttribute('data-scripts', state);
    expect(await look(page)).toEqual(before);
    expect(before[1]).not.toBe('rgba(0, 0, 0, 0)');
    const words = await page.getByRole('heading', { level: 1 }).textContent();
    expect(await sent?.text()).toContain(words?.split(' ')[0]);
  });
}
