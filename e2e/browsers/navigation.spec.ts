import { content } from '../../src/testing/content';
import { headlineOf, routes } from '../../src/testing/routes';
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
const words = content<Record<'footerNavigation', string>>('interface.yaml');
const services = content<Array<{ slug: string }>>('services.yaml');
const notFound = content<{ hero: { headline: string; actions: Destination[] } }>('pages/404.yaml').hero;

const heading = (driver: Driver) => driver.evaluate({ css: 'h1' }, ({ textContent }) => textContent);
const title = (driver: Driver) => driver.evaluate({ css: 'html' }, () => document.title);
const titleOf = (to: string) => routes.find(({ path }) => path === to)?.metadata.title;

test(
  'links of the bar change title and heading within the document, and back leads back',
  { tag: '@oldest' },
  async ({ driver, open, address }) => {
    await open('/');
    await driver.evaluate({ css: 'html' }, () => void Object.assign(window, { sameDocument: true }));
    const links = [...navigation.links, navigation.callToAction].filter(({ to }) => to !== '/' && titleOf(to));
    for (const { label, to } of links) {
      await driver.click({ css: `header a[href="${to}"]`, name: label });
      await expect.poll(() => title(driver)).toBe(titleOf(to));
      await expect.poll(() => heading(driver)).toContain(headlineOf(to));
      expect(await address()).toBe(to);
      expect(await driver.evaluate({ css: 'html' }, () => document.querySelectorAll('h1').length)).toBe(1);
    }
    await driver.evaluate({ css: 'html' }, () => history.back());
    const last = links.at(-2)?.to ?? '/';
    await expect.poll(() => title(driver)).toBe(titleOf(last));
    await expect.poll(() => heading(driver)).toContain(headlineOf(last));
    expect(await driver.evaluate({ css: 'html' }, () => 'sameDocument' in window)).toBe(true);
  },
);

/** Waits until a finger meets the section an address names at its upper edge, and neither the bar nor nothing at all. */
async function expectBelowHeader(driver: Driver, to: string): Promise<void> {
  const place = () =>
    driver.evaluate({ css: `[id="${to.split('#')[1]}"]` }, (section) => {
      const { left, width, top } = section.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + 1);
      return section.contains(met) || met?.contains(section) ? 'visible' : `${top} px from the top`;
    });
  await expect.poll(place, to).toBe('visible');
}

test('links of the footer land on their section, below the bar', async ({ driver, open, address }) => {
  await open('/work-with-us');
  const links = navigation.columns.flatMap((column) => column.links).filter(({ to }) => to.includes('#'));
  for (const { label, to } of links) {
    await driver.click({ css: `nav[aria-label="${words.footerNavigation}"] a[href="${to}"]`, name: label });
    await expect.poll(address).toBe(to);
    await expectBelowHeader(driver, to);
  }
});

for (const width of [390, 1280]) {
  test(`an address with a hash opens at its section at ${width} px, below the bar`, async ({ driver, open }) => {
    await driver.resize(width, 844);
    const to = `/services#${services.at(-1)?.slug}`;
    await open(to);
    await expectBelowHeader(driver, to);
  });
}

test('an address without a page answers 404, says so and leads home', async ({
  site,
  driver,
  open,
  address,
  consoleOutput,
}) => {
  consoleOutput.allow(/no-such-page/);
  expect((await fetch(`${site.origin}/no-such-page`)).status).toBe(404);
  await open('/no-such-page');
  expect(await heading(driver)).toContain(notFound.headline);
  const [home] = notFound.actions;
  await driver.click({ css: `main a[href="${home?.to}"]`, name: home?.label });
  await expect.poll(address).toBe('/');
  await expect.poll(() => title(driver)).toBe(titleOf('/'));
});
