import type { Page } from '@playwright/test';
import { content } from '../src/testing/content';
import { example, fill, filled, formContent, formOn } from './support/forms';
import { open } from './support/open';
import { routes } from '../src/testing/routes';
import { expectBelowHeader } from './support/belowHeader';
import { expect, test } from './support/test';

// What a browser may lack is taken away, one thing at a time: every control works or is not there.

interface Words {
  readonly comingSoon: { readonly title: string };
  readonly toasts: { readonly dismiss: string };
  readonly forms: { readonly notOpen: { readonly title: string }; readonly preparedMail: string };
}

const words = content<Words>('interface.yaml');
const { links, legal } = content<Record<'links' | 'legal', Array<{ label: string; to: string }>>>('navigation.yaml');
const services = content<Array<{ slug: string }>>('services.yaml');
const { reel } = content<{ reel: Record<'label' | 'next', string> }>('pages/index.yaml');

/** Properties that browsers at the floor, or privacy settings, do without, by what is missing. */
const young: Readonly<Record<string, string[]>> = {
  popovers: [
    ...['popover', 'showPopover', 'hidePopover', 'togglePopover'].map((name) => `HTMLElement.prototype.${name}`),
    ...['popoverTargetElement', 'popoverTargetAction'].map((name) => `HTMLButtonElement.prototype.${name}`),
  ],
  'modal dialogs': ['HTMLDialogElement.prototype.showModal'],
  IntersectionObserver: ['IntersectionObserver'],
  ResizeObserver: ['ResizeObserver'],
  'listeners of media queries': ['MediaQueryList.prototype.addEventListener'],
  'idle callbacks': ['requestIdleCallback', 'cancelIdleCallback'],
  'fetch priorities': ['Image', 'Link', 'Script'].map((name) => `HTML${name}Element.prototype.fetchPriority`),
  'young methods of arrays': ['findLast', 'findLastIndex', 'at', 'toSorted'].map((name) => `Array.prototype.${name}`),
  structuredClone: ['structuredClone'],
  'young ways of aborting': ['AbortSignal.timeout', 'AbortSignal.any'],
  'clipboard and random ids': ['Navigator.prototype.clipboard', 'Crypto.prototype.randomUUID'],
};

/** In the page: takes properties away. */
function take(paths: string[]): void {
  for (const path of paths) {
    const names = path.split('.');
    const name = names.pop() ?? '';
    const owner = names.reduce<object>((object, key) => Reflect.get(object, key) as object, window);
    if (!Reflect.has(owner, name)) throw new Error(`There is no ${path} to take away`);
    Reflect.deleteProperty(owner, name);
    if (Reflect.has(owner, name)) Object.defineProperty(owner, name, { value: undefined });
  }
}

/** In the page: has a store refuse to be looked at, as browsers do that keep nothing of a site. */
function refuseStorage(store: string): void {
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.defineProperty(window, store, { get });
}

/** In the page: scrolling knows neither a behaviour nor, in the style sheet, that there is one. */
function scrollAtOnce(): void {
  Reflect.deleteProperty(CSSStyleDeclaration.prototype, 'scrollBehavior');
  for (const owner of [window, Element.prototype]) {
    for (const name of ['scroll', 'scrollTo', 'scrollBy', 'scrollIntoView']) {
      const own: unknown = Reflect.get(owner, name);
      if (typeof own !== 'function') continue;
      Object.defineProperty(owner, name, {
        value(this: unknown, ...args: unknown[]) {
          const known = args.map((one) => (typeof one === 'object' ? { ...one, behavior: 'instant' } : one));
          return Reflect.apply(own, this, known);
        },
      });
    }
  }
}

/** In the page: selectors that came after Chrome 92 or Safari 15.0 are problems of syntax. */
function forgetSelectors(): void {
  const young = /:(focus-visible|has|modal|open|popover-open|user-invalid|user-valid)\b/;
  for (const owner of [Element.prototype, Document.prototype]) {
    for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
      const own: unknown = Reflect.get(owner, name);
      if (typeof own !== 'function') continue;
      Object.defineProperty(owner, name, {
        value(this: unknown, selector: string) {
          if (young.test(selector)) throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError');
          return Reflect.apply(own, this, [selector]);
        },
      });
    }
  }
}

type Case = [what: string, prepare: (page: Page) => Promise<unknown>];

const cases: Case[] = [
  ...Object.entries(young).map(([what, paths]): Case => [what, (page) => page.addInitScript(take, paths)]),
  ...['localStorage', 'sessionStorage'].map((store): Case => [
    store,
    (page) => page.addInitScript(refuseStorage, store),
  ]),
  ['smooth scrolling', (page) => page.addInitScript(scrollAtOnce)],
  ['young selectors', (page) => page.addInitScript(forgetSelectors)],
];

const stands = (page: Page, path: string) =>
  expect(page.getByRole('heading', { level: 1 })).toContainText(
    routes.find((route) => route.path === path)?.hero.headline ?? `a page at ${path}`,
  );

/** The menu opens and closes, and leads on. */
async function menu(page: Page): Promise<void> {
  const toggle = page.locator('#menu > summary');
  const link = page.locator('details#menu[open]').getByRole('link', { name: links[2]?.label ?? '' });
  await toggle.click();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await toggle.click();
  await link.click();
  await expect(page).toHaveURL(links[2]?.to ?? '');
}

test.use({ viewport: { width: 390, height: 844 } });

for (const [what, prepare] of cases) {
  test(`without ${what} pages stand, and every control works`, async ({ page }) => {
    await prepare(page);

    await open(page, '/');
    const row = page.getByRole('region', { name: reel.label });
    await page.getByRole('button', { name: reel.next }).click();
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100);
    const placeholder = page.getByRole('button', { name: legal[0]?.label ?? '' });
    await placeholder.hover();
    if (what !== 'ResizeObserver') await expect(page.getByRole('tooltip')).toHaveText(words.comingSoon.title);
    await placeholder.click();
    const toast = page.locator('[data-sonner-toast]');
    await expect(toast).toContainText(words.comingSoon.title);
    await toast.getByRole('button', { name: words.toasts.dismiss }).click();
    await expect(toast).toHaveCount(0);
    // Radix measures with it: without it there are no tooltips.
    if (what === 'ResizeObserver') await expect(page.getByRole('tooltip')).toHaveCount(0);
    await stands(page, '/');

    await open(page, '/services');
    const to = `/services#${services[2]?.slug}`;
    const entry = page.getByRole('main').locator(`nav a[href="${to}"]`);
    await entry.click();
    await expect(page).toHaveURL(to);
    await expectBelowHeader(page.locator(`[id="${services[2]?.slug}"]`));
    await expect(entry).toHaveAttribute('aria-current', 'location');
    await stands(page, '/services');

    await open(page, '/contact');
    const form = formContent('contact');
    await fill(page, form);
    await formOn(page, form.key).getByRole('button', { name: form.submit.label }).click();
    await expect(toast).toContainText(words.forms.notOpen.title);
    await expect(toast.getByRole('link', { name: words.forms.preparedMail })).toHaveAttribute('href', /^mailto:.*Ama/);
    expect(await filled(page, form)).toEqual(example(form));
    await stands(page, '/contact');

    await menu(page);
  });
}
