import type { Locator, Page } from '@playwright/test';
import { content } from '../../src/testing/content';
import { routes } from '../../src/testing/routes';
import { expectBelowHeader } from './belowHeader';
import { expect } from './test';

const words = content<{ comingSoon: { title: string }; toasts: { dismiss: string } }>('interface.yaml');

/** A link or button as it stands in the page. */
export interface Control {
  /** Its place among all controls of the page, in the order of the document. */
  readonly index: number;
  /** For whoever reads a failure: part of the page, name, destination. */
  readonly name: string;
  /** The destination as written; null for a button. */
  readonly href: string | null;
  readonly type: string | null;
  /** True in the page's own part, false in what is the same on every page. */
  readonly inMain: boolean;
  /** `aria-disabled`, as the buttons of a row that scrolls have it; null if there is none. */
  readonly disabled: string | null;
}

/** Links and buttons of the page; those of toasts come and go and are not counted. */
const controls = (page: Page) => page.locator('[data-colourway]').locator('a, button, [role=button], [role=link]');

/**
 * The visible links and buttons of a page: every button; of links with one name and destination one, and of those to sections of
 * one page one.
 */
export async function controlsOn(page: Page): Promise<Control[]> {
  const all = await controls(page).evaluateAll((elements) =>
    elements.map((element, index) => {
      const part = element.closest('header, main, footer')?.tagName.toLowerCase() ?? 'page';
      const label = element.getAttribute('aria-label') ?? element.textContent.trim().replace(/\s+/g, ' ').slice(0, 60);
      const href = element.getAttribute('href');
      const destination = href && /^\/.*#/.test(href) ? href.split('#')[0] : `${label} ${href}`;
      return {
        index,
        name: `${part}: "${label}" (${href ?? 'button'})`,
        href,
        type: element.getAttribute('type'),
        inMain: part === 'main',
        disabled: element.getAttribute('aria-disabled'),
        visible: element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
        same: href === null ? String(index) : `${part} ${destination}`,
      };
    }),
  );
  const visible = all.filter((control) => control.visible);
  return visible.filter(({ same }, at) => visible.findIndex((other) => other.same === same) === at);
}

/** What leads out of the site, and the shape its address must have. */
const elsewhere: Record<string, RegExp> = {
  'mailto:': /^mailto:[^\s@]+@[^\s@.]+(\.[^\s@.]+)+(\?|$)/,
  'tel:': /^tel:\+\d{8,15}$/,
  'https:': /^https:\/\/[^\s/]+\.\S+$/,
};

/** Waits until the page at an address is the one that is shown. */
async function expectPage(page: Page, { href, pathname, hash }: URL): Promise<void> {
  await page.waitForURL(href);
  const route = routes.find(({ path }) => path === pathname);
  // A file that the browser itself shows has no title.
  const title = pathname.includes('.') ? '' : `a page at ${pathname}`;
  await expect(page).toHaveTitle(route?.metadata.title ?? title);
  if (hash) await expectBelowHeader(page.locator(`[id="${hash.slice(1)}"]`));
}

/** A link to a page or a section leads there; one to the page it is on leads to its top. Then back to where it stands. */
async function expectNavigation(page: Page, control: Locator, to: URL): Promise<void> {
  const from = page.url();
  const title = await page.title();
  if (to.href === from) {
    await page.evaluate(() => window.scrollTo(0, 400));
    await control.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    return expectPage(page, to);
  }
  await control.click();
  await expectPage(page, to);
  expect((await page.request.get(to.pathname)).status(), to.pathname).toBe(200);
  await page.goBack();
  await page.waitForURL(from);
  await expect(page).toHaveTitle(title);
}

/** The skip link appears with the keyboard's focus, and moves it. */
async function expectSkip(page: Page, control: Locator, href: string): Promise<void> {
  const from = page.url();
  await control.focus();
  await expect(control).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator(href)).toBeFocused();
  await page.goBack();
  await page.waitForURL(from);
}

/** An empty form is not sent: the focus goes to the first invalid field. */
async function expectValidation(control: Locator): Promise<void> {
  const form = control.locator('xpath=ancestor::form');
  await control.click();
  await expect(form.locator(':is(input, select, textarea):invalid').first()).toBeFocused();
}

/** A button of a row moves it, after the other button has if this one is disabled. */
async function expectScroll(control: Locator, disabled: string): Promise<void> {
  const section = control.locator('xpath=ancestor::section');
  const row = section.getByRole('region');
  if (disabled === 'true') await section.locator('button[aria-disabled=false]').click();
  await expect(control).toBeEnabled();
  const before = await row.evaluate(({ scrollLeft }) => scrollLeft);
  await control.click();
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).not.toBe(before);
}

/** A button without a destination raises a toast. */
async function expectComingSoon(page: Page, control: Locator): Promise<void> {
  const toast = page.getByRole('listitem').filter({ hasText: words.comingSoon.title });
  await control.click();
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: words.toasts.dismiss }).click();
  await expect(toast).toHaveCount(0);
}

/** Presses a control and expects what its markup promises; afterwards the page is as it was. */
export async function pressControl(page: Page, { index, href, type, disabled }: Control): Promise<void> {
  const control = controls(page).nth(index);
  if (href?.startsWith('#')) return expectSkip(page, control, href);
  if (href !== null) {
    const to = new URL(href, page.url());
    const internal = to.origin === new URL(page.url()).origin;
    if (internal) return expectNavigation(page, control, to);
    return expect(to.href).toMatch(elsewhere[to.protocol] ?? /^no way out of the site is known for this$/);
  }
  if (type === 'submit') return expectValidation(control);
  if (disabled !== null) return expectScroll(control, disabled);
  return expectComingSoon(page, control);
}
