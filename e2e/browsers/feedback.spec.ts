import { content } from '../../src/testing/content';
import { example, formContent, places } from '../support/forms';
import { isHydrated } from '../support/open';
import type { Driver } from './driver';
import { expect, test } from './test';

interface Said {
  readonly title: string;
  readonly message: string;
}

const words = content<{
  comingSoon: Said;
  forms: { notOpen: Said; preparedMail: string };
  toasts: { dismiss: string };
}>('interface.yaml');
const { social, legal } = content<Record<'social' | 'legal', Array<{ label: string; to?: string }>>>('navigation.yaml');
const placeholder = [...social, ...legal].find(({ to }) => !to);

const toast = { css: '[data-sonner-toast]' };
const said = (driver: Driver) => driver.evaluate(toast, ({ textContent }) => textContent);

test(
  'a control without a destination says so, and stays where it is',
  { tag: '@oldest' },
  async ({ driver, open, address }) => {
    test.skip(!placeholder, 'Every link of the footer has a destination.');
    await open('/films');
    await driver.click({ css: 'footer button', name: placeholder?.label });
    await expect.poll(() => said(driver)).toContain(words.comingSoon.title);
    expect(await address()).toBe('/films');
    // It has come to rest inside the window.
    const inside = () =>
      driver.evaluate(toast, (element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
      });
    await expect.poll(inside).toBe(true);
    await driver.click({ css: '[data-sonner-toast] button', name: words.toasts.dismiss });
    await expect.poll(() => said(driver)).toBe(null);
  },
);

test(
  'what is typed before a script has run is still there afterwards',
  { tag: '@oldest' },
  async ({ site, driver, visit }) => {
    const hydrated = () => driver.evaluate({ css: 'html' }, isHydrated);
    const [key = '', path = ''] = Object.entries(places)[0] ?? [];
    const typed = formContent(key).inputs.filter(({ type }) => type !== 'select');
    const values = example(formContent(key));
    const field = (name: string) => ({ css: `form[name="${key}"] [name="${name}"]` });
    await driver.resize(390, 844);
    site.scripts('held');
    await visit(path);
    for (const { name } of typed) await driver.type(field(name), values[name] ?? '');
    expect(await hydrated()).toBe(false);
    site.scripts('run');
    await expect.poll(hydrated).toBe(true);
    for (const { name } of typed) {
      expect(await driver.evaluate(field(name), (element) => (element as HTMLInputElement).value)).toBe(values[name]);
    }
  },
);

for (const [key, path] of Object.entries(places)) {
  const { inputs, endpoint, netlify } = formContent(key);
  const values = example(formContent(key));
  const field = (name: string | undefined) => ({ css: `form[name="${key}"] [name="${name}"]` });
  const button = { css: `form[name="${key}"] button[type=submit]` };

  test(`the browser does not send the ${key} form empty`, async ({ driver, open, address }) => {
    await open(path);
    await driver.click(button);
    const refused = inputs.find(({ required }) => required)?.name;
    const isAsked = (element: HTMLElement) => element === document.activeElement && element.matches(':invalid');
    await expect.poll(() => driver.evaluate(field(refused), isAsked)).toBe(true);
    expect(await said(driver)).toBe(null);
    expect(await address()).toBe(path);
  });

  const tag = key === 'contact' ? '@oldest' : [];
  test(
    `the ${key} form, filled, answers with a prepared mail and keeps what was typed`,
    { tag },
    async ({ driver, open, address }) => {
      test.skip(Boolean(endpoint ?? netlify), 'The form is sent to an endpoint.');
      await open(path);
      for (const { name, type } of inputs) {
        if (type === 'select') await driver.choose(field(name), values[name] ?? '');
        else await driver.type(field(name), values[name] ?? '');
      }
      await driver.click(button);
      await expect.poll(() => said(driver)).toContain(words.forms.notOpen.title);
      const mail = { css: '[data-sonner-toast] a', name: words.forms.preparedMail };
      const href = (await driver.evaluate(mail, (link) => (link as HTMLAnchorElement).href)) ?? '';
      const body = new URL(href).searchParams.get('body');
      for (const { name, type } of inputs) {
        const value = await driver.evaluate(field(name), (element) => (element as HTMLInputElement).value);
        expect(value).toBe(values[name]);
        if (type !== 'select') expect(body).toContain(values[name]?.replace('\n', '\r\n'));
      }
      expect(await address()).toBe(path);
    },
  );
}
