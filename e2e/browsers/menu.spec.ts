import { content } from '../../src/testing/content';
import { isHydrated } from '../support/open';
import type { Driver } from './driver';
import { expect, test } from './test';

const { links } = content<{ links: Array<{ label: string; to: string }> }>('navigation.yaml');
const last = links.at(-1);

const toggle = { css: 'header #menu > summary' };
const link = { css: 'details#menu[open] a', name: last?.label };
const isOpen = async (driver: Driver) => (await driver.evaluate(link, () => true)) ?? false;

test.beforeEach(({ driver }) => driver.resize(390, 844));

test(
  'the first press opens the menu before a script has run, and it stays open',
  { tag: '@oldest' },
  async ({ site, driver, visit }) => {
    const hydrated = () => driver.evaluate({ css: 'html' }, isHydrated);
    site.scripts('held');
    await visit('/about');
    expect(await driver.evaluate({ css: 'html' }, () => window.innerWidth)).toBe(390);
    expect(await isOpen(driver)).toBe(false);
    await driver.click(toggle);
    await expect.poll(() => isOpen(driver)).toBe(true);
    expect(await hydrated()).toBe(false);
    site.scripts('run');
    await expect.poll(hydrated).toBe(true);
    expect(await isOpen(driver)).toBe(true);
    await driver.click(toggle);
    await expect.poll(() => isOpen(driver)).toBe(false);
  },
);

test.describe('open', () => {
  test.beforeEach(async ({ driver, open }) => {
    await open('/about');
    await driver.click(toggle);
    await expect.poll(() => isOpen(driver)).toBe(true);
  });

  test('it closes on Escape, and the focus is where it was', async ({ driver }) => {
    await driver.press('Escape');
    await expect.poll(() => isOpen(driver)).toBe(false);
    await expect.poll(() => driver.evaluate(toggle, (summary) => summary === document.activeElement)).toBe(true);
  });

  test('it closes when a link is chosen, and leads there; Back closes it as well', async ({ driver, address }) => {
    await driver.click(link);
    await expect.poll(address).toBe(last?.to);
    await expect.poll(() => isOpen(driver)).toBe(false);
    await driver.click(toggle);
    await expect.poll(() => isOpen(driver)).toBe(true);
    await driver.evaluate({ css: 'html' }, () => history.back());
    await expect.poll(address).toBe('/about');
    await expect.poll(() => isOpen(driver)).toBe(false);
  });
});
