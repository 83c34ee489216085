import { content } from '../../src/testing/content';
import { formContent, places } from '../support/forms';
import { textInHtml } from '../support/missingAssets';
import { isHydrated } from '../support/open';
import { headlineOf, routes } from '../../src/testing/routes';
import { expect, test } from './test';

// Scripts off: everything can be read, reached and sent.

const { links } = content<{ links: Array<{ label: string; to: string }> }>('navigation.yaml');
const { email } = content<{ email: string }>('company.yaml');

test.beforeEach(({ site }) => site.scripts('off'));

test('every page has its words, and every form its way out', { tag: '@oldest' }, async ({ site, driver, visit }) => {
  const plain = (words: string) => words.replace(/\s+/g, '').toLowerCase();
  for (const { path } of routes) {
    await visit(path);
    const seen = await driver.evaluate({ css: 'main' }, (main) => {
      for (const each of main.querySelectorAll('noscript')) each.remove();
      // Of a list to choose from, browsers do not agree on what is seen.
      for (const list of main.querySelectorAll('select')) list.replaceWith(list.textContent ?? '');
      return main.innerText;
    });
    expect(plain(seen ?? ''), path).toBe(plain(textInHtml(await (await fetch(site.origin + path)).text())));
    expect(await driver.evaluate({ css: 'html' }, isHydrated)).toBe(false);
  }
  for (const [key, path] of Object.entries(places)) {
    await visit(path);
    const way = await driver.evaluate({ css: `form[name="${key}"]` }, (element) => {
      const form = element as HTMLFormElement;
      return { action: form.getAttribute('action'), method: form.method, enctype: form.enctype };
    });
    const { endpoint, netlify, subject } = formContent(key);
    const mail = { action: `mailto:${email}?subject=${encodeURIComponent(subject)}`, enctype: 'text/plain' };
    expect(way).toMatchObject({ method: 'post', ...(!endpoint && !netlify && mail) });
  }
});

test('the menu of a phone opens, and its links lead on', { tag: '@oldest' }, async ({ driver, visit, address }) => {
  await driver.resize(390, 844);
  await visit('/about');
  for (const { label, to } of links.slice(-2)) {
    await driver.click({ css: 'header #menu > summary' });
    await driver.click({ css: 'details#menu[open] a', name: label });
    await expect.poll(address).toBe(to);
    await expect.poll(() => driver.evaluate({ css: 'h1' }, ({ textContent }) => textContent)).toContain(headlineOf(to));
  }
});
