import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { content } from '../src/testing/content';
import { expectBelowHeader, gapBelowHeader } from './support/belowHeader';
import { holdRequests } from './support/heldRequests';
import { isFull } from './support/full';
import { open, waitForHydration } from './support/open';
import { expect, test } from './support/test';

// Links to a section land on it, however late the fonts are.

/** Every link to a section that stands in the YAML below `data`. */
function sections(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = 'to' in data && typeof data.to === 'string' && data.to.includes('#') ? [data.to] : [];
  return [...own, ...Object.values(data).flatMap(sections)];
}

const files = readdirSync('data', { recursive: true }).map(String);
const addresses = files.filter((file) => file.endsWith('.yaml')).flatMap((file) => sections(content(file)));
const pageOf = (address: string) => address.split(/[?#]/)[0] ?? '';
const hashOf = (address: string) => address.split('#')[1] ?? '';
/** The pages with sections that are linked. */
const linked = [...new Set(addresses.map(pageOf))].sort();
const inFooter = [...new Set(sections(content('navigation.yaml')))];
/** One link of the footer for each page it leads to. */
const oneForEach = [...new Map(inFooter.map((address) => [pageOf(address), address])).values()];

const sectionOf = (page: Page, address: string) => page.locator(`[id="${hashOf(address)}"]`);

/** Of the links to a page the one to the section furthest down: most content above it can move. */
async function furthest(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  const place = (address: string) => html.indexOf(`id="${hashOf(address)}"`);
  const there = addresses.filter((address) => pageOf(address) === path);
  return there.reduce((one, other) => (place(other) > place(one) ? other : one));
}

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of linked.filter((_, at) => isFull || at % 2 === Number(width === 390))) {
      test(`the last section of ${path} with a link lands below the header, with fonts late`, async ({ page }) => {
        const fonts = await holdRequests(page, /\.woff2$/);
        const address = await furthest(page, path);
        await page.goto(address, { waitUntil: 'commit' });
        await waitForHydration(page);
        await expectBelowHeader(sectionOf(page, address));
        expect(fonts.count).toBeGreaterThan(0);
        const before = await gapBelowHeader(sectionOf(page, address));
        fonts.release();
        await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
        await expectBelowHeader(sectionOf(page, address));
        // The browser compensates what the fonts move above; what they move inside the section is a line at most.
        expect(Math.abs((await gapBelowHeader(sectionOf(page, address))) - before)).toBeLessThanOrEqual(48);
      });
    }
  });
}

test(
  'footer links from another page land below the header, and take the keyboard there',
  { tag: '@browsers' },
  async ({ page }) => {
    test.slow(isFull);
    await open(page, '/work-with-us');
    for (const address of isFull ? inFooter : oneForEach) {
      await page.getByRole('contentinfo').locator(`a[href="${address}"]`).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(address);
      await expectBelowHeader(sectionOf(page, address));
      await expect(sectionOf(page, address)).toBeFocused();
    }
  },
);
