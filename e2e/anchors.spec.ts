import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { content, isLeftOut } from '../src/testing/content';
import { holdRequests } from './support/heldRequests';
import { goTo, open, waitForHydration } from './support/open';
import { expectBelowHeader, gapBelowHeader } from './support/belowHeader';
import { expect, test } from './support/test';

// Links to a section land on it, however late the fonts are; going back and forward finds the place again.

const files = readdirSync('data', { recursive: true }).map(String);

/** Every link to a section that stands in the YAML below `data`, but for sections that are left out. */
function sections(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const own =
    'to' in data && typeof data.to === 'string' && data.to.includes('#') && !isLeftOut(data.to) ? [data.to] : [];
  return [...own, ...Object.values(data).flatMap(sections)];
}

const addresses = [
  ...new Set(files.filter((file) => file.endsWith('.yaml')).flatMap((file) => sections(content(file)))),
];
/** Of each page the last address: above its section the most can move. */
const last = [...new Map(addresses.map((address) => [address.split(/[?#]/)[0], address])).values()];
const inFooter = sections(content('navigation.yaml'));

/** The section an address leads to. */
const sectionOf = (page: Page, address: string) => page.locator(`[id="${address.split('#')[1]}"]`);

/** Holds the requests for fonts, and counts them. */
async function holdFonts(page: Page) {
  const requests = await holdRequests(page, /\.woff2$/);
  return {
    asked: () => requests.count,
    /** Lets them through and waits until the page shows them. */
    release: async () => {
      requests.release();
      await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
      const loaded = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
      expect(loaded).toBeGreaterThan(0);
    },
  };
}

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const address of last) {
      test(`${address} lands below the header, with fonts late`, async ({ page }) => {
        const fonts = await holdFonts(page);
        await page.goto(address, { waitUntil: 'commit' });
        await waitForHydration(page);
        await expectBelowHeader(sectionOf(page, address));
        expect(fonts.asked()).toBeGreaterThan(0);
        const before = await gapBelowHeader(sectionOf(page, address));
        await fonts.release();
        await expectBelowHeader(sectionOf(page, address));
        // The browser takes back what the fonts move above; what they move inside the section is a line at most.
        expect(Math.abs((await gapBelowHeader(sectionOf(page, address))) - before)).toBeLessThanOrEqual(48);
      });
    }

    test('footer links from another page land below the header, with fonts late', async ({ page }) => {
      test.skip(inFooter.length === 0, 'No link of the footer leads to a section.');
      const fonts = await holdFonts(page);
      await page.goto('/work-with-us', { waitUntil: 'commit' });
      await waitForHydration(page);
      for (const address of inFooter) {
        await page.getByRole('contentinfo').locator(`a[href="${address}"]`).click();
        await expect(page).toHaveURL(address);
        await expectBelowHeader(sectionOf(page, address));
      }
      expect(fonts.asked()).toBeGreaterThan(0);
      await fonts.release();
      await expectBelowHeader(sectionOf(page, inFooter.at(-1) ?? ''));
    });
  });
}

/** Where the page stands, a frame later: Gatsby notes places once a frame, and nobody presses twice within one. */
const place = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve(Math.round(window.scrollY)))),
      ),
  );

test('back and forward find the place again', async ({ page }) => {
  const below = async (px: number) => {
    await page.evaluate((top) => window.scrollTo(0, top), px);
    await expect.poll(() => place(page)).toBe(px);
  };
  await open(page, '/contact');
  await below(600);
  await goTo(page, '/about');
  await expect.poll(() => place(page)).toBe(0);
  await below(1300);
  await goTo(page, '/films');
  await expect.poll(() => place(page)).toBe(0);
  await below(500);

  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => place(page)).toBe(1300);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => place(page)).toBe(600);
  await page.goForward();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => place(page)).toBe(1300);
  await page.goForward();
  await expect(page).toHaveURL('/films');
  await expect.poll(() => place(page)).toBe(500);
});

test('back finds the place again on an address with a hash', async ({ page }) => {
  test.skip(inFooter.length === 0, 'No link of the footer leads to a section.');
  await open(page, '/');
  const [address = ''] = inFooter;
  await page.getByRole('contentinfo').locator(`a[href="${address}"]`).click();
  await expect(page).toHaveURL(address);
  await expectBelowHeader(sectionOf(page, address));
  await page.evaluate(() => window.scrollTo(0, 1700));
  await expect.poll(() => place(page)).toBe(1700);
  await goTo(page, '/films');
  await expect.poll(() => place(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(() => place(page)).toBe(1700);
});

test('back within a page finds the place again', async ({ page }) => {
  await open(page, '/services');
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => place(page)).toBe(300);
  const link = page.getByRole('main').locator('a[href^="/services#"]').last();
  test.skip((await link.count()) === 0, 'There are too few services for an index.');
  await link.click();
  await expectBelowHeader(sectionOf(page, page.url()));
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await expect.poll(() => place(page)).toBe(300);
});

test('a link to a section takes the keyboard there', async ({ page }) => {
  await open(page, '/contact');
  for (const address of inFooter) {
    await page.getByRole('contentinfo').locator(`a[href="${address}"]`).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(sectionOf(page, address)).toBeFocused();
  }
});
