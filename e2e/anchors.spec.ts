import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { content } from '../src/testing/content';
import { expectBelowHeader, gapBelowHeader } from './support/belowHeader';
import { holdRequests } from './support/heldRequests';
import { waitForHydration } from './support/open';
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
/** The last link to each page: most content above it can move. */
const last = [...new Map(addresses.map((address) => [address.split(/[?#]/)[0], address])).values()];
const inFooter = [...new Set(sections(content('navigation.yaml')))];

const sectionOf = (page: Page, address: string) => page.locator(`[id="${address.split('#')[1]}"]`);

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const address of last) {
      test(`${address} lands below the header, with fonts late`, async ({ page }) => {
        const fonts = await holdRequests(page, /\.woff2$/);
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

    test('footer links from another page land below the header, and take the keyboard there', async ({ page }) => {
      test.slow();
      await page.goto('/work-with-us');
      await waitForHydration(page);
      for (const address of inFooter) {
        await page.getByRole('contentinfo').locator(`a[href="${address}"]`).focus();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(address);
        await expectBelowHeader(sectionOf(page, address));
        await expect(sectionOf(page, address)).toBeFocused();
      }
    });
  });
}
