import type { Page } from '@playwright/test';
import { content } from '../../src/testing/content';
import { control, type Control } from './controls';
import { routes } from '../../src/testing/routes';
import { expectLanding } from './sight';
import { expect } from './test';

const words = content<{ comingSoon: { title: string }; toasts: { dismiss: string } }>('interface.yaml');

/** What leads out of the site and the shape its address must have. */
const elsewhere: Record<string, RegExp> = {
  'mailto:': /^mailto:[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/,
  'tel:': /^tel:\+\d{8,15}$/,
  'https:': /^https:\/\/[^\s/]+\.\S+$/,
};

/** Waits until the page at an address is the one that is shown. */
async function expectPage(page: Page, { href, pathname, hash }: URL): Promise<void> {
  await page.waitForURL(href);
  const route = routes.find(({ path }) => path === pathname);
  // What a browser shows of a file has no title.
  const title = pathname.includes('.') ? '' : `a page at ${pathname}`;
  await expect(page).toHaveTitle(route?.metadata.title ?? title);
  if (hash) await expectLanding(page.locator(`[id="${hash.slice(1)}"]`));
}

/** A link to a page or a section leads there; one to the page it is on leads to its top. Then back to where it stands. */
async function leadsOn(page: Page, pressed: Control, to: URL): Promise<void> {
  const from = page.url();
  const title = await page.title();
  if (to.href === from) {
    await page.evaluate(() => window.scrollTo(0, 400));
    await control(page, pressed).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    return expectPage(page, to);
  }
  await control(page, pressed).click();
  await expectPage(page, to);
  expect((await page.request.get(to.pathname)).status(), to.pathname).toBe(200);
  await page.goBack();
  await page.waitForURL(from);
  await expect(page).toHaveTitle(title);
}

/** A link to another program or site: the press is handed to the browser, which is kept from following it. */
async function leadsOut(page: Page, pressed: Control, { href, protocol }: URL): Promise<void> {
  expect(href).toMatch(elsewhere[protocol] ?? /^no way out of the site is known for this$/);
  const handed = page.evaluate(
    () =>
      new Promise((resolve) => {
        const listen = (event: MouseEvent) => {
          const link = event.target instanceof Element ? event.target.closest('a') : null;
          resolve(event.defaultPrevented ? 'kept back' : link?.href);
          event.preventDefault();
        };
        window.addEventListener('click', listen, { once: true });
      }),
  );
  await control(page, pressed).click();
  expect(await handed).toBe(href);
}

/** A link over the page, which appears with the keyboard's focus, takes that focus further down. */
async function skips(page: Page, pressed: Control): Promise<void> {
  const from = page.url();
  await control(page, pressed).focus();
  await expect(control(page, pressed)).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator(pressed.href ?? '')).toBeFocused();
  await page.goBack();
  await page.waitForURL(from);
}

/** A summary opens its details, which close on Escape. */
async function opens(page: Page, pressed: Control): Promise<void> {
  const opened = page.locator(`[id="${pressed.opens}"]`);
  await control(page, pressed).click();
  await expect(opened).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(opened).not.toHaveAttribute('open');
  await expect(control(page, pressed)).toBeFocused();
}

/** An empty form is not sent: the focus goes to the first field that is wanting. */
async function checksItsForm(page: Page, pressed: Control): Promise<void> {
  const form = control(page, pressed).locator('xpath=ancestor::form');
  await control(page, pressed).click();
  await expect(form.locator(':is(input, select, textarea):invalid').first()).toBeFocused();
}

/** A button of a row that scrolls, which says when it is spent: the row moves, after its fellow moved it if need be. */
async function turns(page: Page, pressed: Control): Promise<void> {
  const section = control(page, pressed).locator('xpath=ancestor::section');
  const row = section.getByRole('region');
  if (pressed.spent) await section.locator('button[aria-disabled=false]').click();
  await expect(control(page, pressed)).toBeEnabled();
  const before = await row.evaluate(({ scrollLeft }) => scrollLeft);
  await control(page, pressed).click();
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).not.toBe(before);
}

/** A button without a destination says so in the corner. */
async function saysSo(page: Page, pressed: Control): Promise<void> {
  const toast = page.getByRole('listitem').filter({ hasText: words.comingSoon.title });
  await control(page, pressed).click();
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: words.toasts.dismiss }).click();
  await expect(toast).toHaveCount(0);
}

/**
 * Presses a control and sees to it that what it promises comes true; afterwards the page is as it was. What is no link, no
 * button of a form and opens nothing has to have a toast.
 * @throws when nothing happens, or not what the control's markup promises
 */
export async function press(page: Page, pressed: Control): Promise<void> {
  if (pressed.href?.startsWith('#') && pressed.name.startsWith('page')) return skips(page, pressed);
  if (pressed.href !== null) {
    const to = new URL(pressed.href, page.url());
    return to.origin === new URL(page.url()).origin ? leadsOn(page, pressed, to) : leadsOut(page, pressed, to);
  }
  if (pressed.opens) return opens(page, pressed);
  if (pressed.type === 'submit') return checksItsForm(page, pressed);
  if (pressed.spent !== null) return turns(page, pressed);
  return saysSo(page, pressed);
}
