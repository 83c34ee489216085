import { content } from '../../src/testing/content';
import { routes } from '../support/routes';
import type { Driver } from './driver';
import { expect, test } from './test';

interface Destination {
  readonly label: string;
  readonly to: string;
}

const navigation = content<{
  links: Destination[];
  callToAction: Destination;
  columns: Array<{ links: Destination[] }>;
}>('navigation.yaml');
const words = content<Record<'footerNavigation' | 'openMenu' | 'closeMenu', string>>('interface.yaml');
const notFound = content<{ hero: { headline: string; actions: Destination[] } }>('pages/404.yaml').hero;

const heading = (driver: Driver) => driver.evaluate({ css: 'h1' }, ({ textContent }) => textContent);
const title = (driver: Driver) => driver.evaluate({ css: 'html' }, () => document.title);
const titleOf = (to: string) => routes.find(({ path }) => path === to)?.metadata.title;
const headlineOf = (to: string) => routes.find(({ path }) => path === to)?.hero.headline ?? `a page at ${to}`;

test('links of the bar change title and heading within the document, and back leads back', async ({
  driver,
  open,
  address,
}) => {
  await open('/');
  await driver.evaluate({ css: 'html' }, () => void Object.assign(window, { sameDocument: true }));
  for (const { label, to } of [...navigation.links.slice(1), navigation.callToAction]) {
    await driver.click({ css: `header a[href="${to}"]`, name: label });
    await expect.poll(() => title(driver)).toBe(titleOf(to));
    await expect.poll(() => heading(driver)).toContain(headlineOf(to));
    expect(await address()).toBe(to);
    expect(await driver.evaluate({ css: 'html' }, () => document.querySelectorAll('h1').length)).toBe(1);
  }
  await driver.evaluate({ css: 'html' }, () => history.back());
  const last = navigation.links.at(-1)?.to ?? '';
  await expect.poll(() => title(driver)).toBe(titleOf(last));
  await expect.poll(() => heading(driver)).toContain(headlineOf(last));
  expect(await driver.evaluate({ css: 'html' }, () => 'sameDocument' in window)).toBe(true);
});

test('links of the footer land on their section, below the bar', async ({ driver, open, address }) => {
  await open('/work-with-us');
  for (const { label, to } of navigation.columns.flatMap(({ links }) => links)) {
    await driver.click({ css: `nav[aria-label="${words.footerNavigation}"] a[href="${to}"]`, name: label });
    await expect.poll(address).toBe(to);
    const place = () =>
      driver.evaluate({ css: `[id="${to.split('#')[1]}"]` }, (section) => {
        const { left, width, top } = section.getBoundingClientRect();
        // What a finger meets at its upper edge: the section itself, and neither the bar nor nothing at all.
        const met = document.elementFromPoint(left + width / 2, top + 1);
        return section.contains(met) || met?.contains(section) ? 'in sight' : `${top} px from the top`;
      });
    await expect.poll(place, to).toBe('in sight');
  }
});

test('an address without a page answers 404, says so and leads home', async ({
  site,
  driver,
  open,
  address,
  quiet,
}) => {
  quiet.expect(/no-such-page/);
  expect((await fetch(`${site.origin}/no-such-page`)).status).toBe(404);
  await open('/no-such-page');
  expect(await heading(driver)).toContain(notFound.headline);
  const [home] = notFound.actions;
  await driver.click({ css: `main a[href="${home?.to}"]`, name: home?.label });
  await expect.poll(address).toBe('/');
  await expect.poll(() => title(driver)).toBe(titleOf('/'));
});

test.describe('the menu of a phone', () => {
  const toggle = { css: 'header button[aria-controls=menu]', name: words.openMenu };
  const menu = { css: 'dialog#menu:modal' };
  const isOpen = (driver: Driver) => driver.evaluate(menu, () => true);

  test.beforeEach(async ({ driver, open }) => {
    await driver.resize(390, 844);
    await open('/about');
    expect(await driver.evaluate({ css: 'html' }, () => window.innerWidth)).toBe(390);
    await driver.click(toggle);
    await expect.poll(() => isOpen(driver)).toBe(true);
  });

  test('takes the focus in, and gives it back on Escape', async ({ driver }) => {
    await expect.poll(() => driver.evaluate(menu, (dialog) => dialog.contains(document.activeElement))).toBe(true);
    expect(await driver.evaluate(menu, ({ clientWidth }) => clientWidth)).toBe(390);
    await driver.press('Escape');
    await expect.poll(() => isOpen(driver)).toBe(null);
    await expect.poll(() => driver.evaluate(toggle, (button) => button === document.activeElement)).toBe(true);
    expect(await driver.evaluate(toggle, ({ ariaExpanded }) => ariaExpanded)).toBe('false');
  });

  test('closes with its button', async ({ driver }) => {
    await driver.click({ css: 'dialog#menu button', name: words.closeMenu });
    await expect.poll(() => isOpen(driver)).toBe(null);
  });

  test('closes when a link is chosen, and goes there', async ({ driver, address }) => {
    const link = navigation.links.find(({ to }) => to === '/films');
    await driver.click({ css: 'dialog#menu a', name: link?.label });
    await expect.poll(address).toBe('/films');
    await expect.poll(() => isOpen(driver)).toBe(null);
    await expect.poll(() => title(driver)).toBe(titleOf('/films'));
  });
});
