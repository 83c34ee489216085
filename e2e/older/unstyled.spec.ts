import { load } from 'cheerio';
import { paths } from '../../src/testing/routes';
import { expect, test } from '../support/test';

// Browsers without cascade layers have none of the site's styles and run none of its scripts. Only `evaluate` is used here, because
// Playwright's other functions need a newer Chromium.

const plain = (text: string) => text.replace(/\s+/g, '').toLowerCase();

for (const path of paths) {
  test(`${path} has its texts, pictures, links and forms`, async ({ page }) => {
    const answer = await page.goto(path);
    const sent = load((await answer?.text()) ?? '');
    sent('noscript, script, style, details > :not(summary), select').remove();
    const shown = await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      for (const list of document.querySelectorAll('select')) list.remove();
      const hasNoBox = (element: Element) => !element.closest('details') && element.getClientRects().length === 0;
      return {
        scripts: document.documentElement.dataset.scripts,
        text: [...document.querySelectorAll<HTMLElement>('header, main, footer')]
          .map((part) => part.innerText)
          .join(' '),
        pictures: [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
        hidden: [...document.querySelectorAll('a[href], img, input:not([type=hidden]), textarea, button')]
          .filter(hasNoBox)
          .map(({ outerHTML }) => outerHTML),
      };
    });
    expect(plain(shown.text)).toBe(plain(sent('header, main, footer').text()));
    expect(shown).toMatchObject({ scripts: 'off', pictures: [], hidden: [] });
  });
}
