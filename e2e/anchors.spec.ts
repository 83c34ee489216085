import type { Page } from '@playwright/test';
import { content } from '../src/testing/content';
import { expectBelowHeader, gapBelowHeader } from './support/belowHeader';
import { isFull } from './support/full';
import { holdRequests } from './support/heldRequests';
import { open, waitForHydration } from './support/open';
import { expect, test } from './support/test';

// A link to a section leads to that section, even if fonts arrive late. pages.spec.ts tests that the header covers no section.

const { columns } = content<{ columns: Array<{ links: Array<{ to?: string }> }> }>('navigation.yaml');
const all = columns.flatMap(({ links }) => links.flatMap(({ to }) => (to?.includes('#') ? [to] : [])));
/** One link to a section of each page: the last in the footer. The most content is above that section, so it can move the furthest. */
const oneForEach = [...new Map(all.map((address) => [address.split(/[?#]/)[0], address])).values()].sort();

const sectionOf = (page: Page, address: string) => page.locator(`[id="${address.split('#')[1]}"]`);

for (const width of [1440, 390]) {
  for (const address of oneForEach.filter((_, at) => isFull || at % 2 === Number(width === 390))) {
    test(`${address} is below the header at ${width} px after the fonts have arrived late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const section = sectionOf(page, address);
      const fonts = await holdRequests(page, /\.woff2$/);
      await page.goto(address, { waitUntil: 'commit' });
      await waitForHydration(page);
      await expectBelowHeader(section);
      expect(fonts.count).toBeGreaterThan(0);
      const before = await gapBelowHeader(section);
      fonts.release();
      await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
      await expectBelowHeader(section);
      // The browser corrects the scroll position when fonts move content above the section. Inside the section they move at most one line.
      expect(Math.abs((await gapBelowHeader(section)) - before)).toBeLessThanOrEqual(48);
    });
  }
}

test('footer links land below the header, and take the keyboard there', { tag: '@browsers' }, async ({ page }) => {
  test.slow(isFull);
  await open(page, '/work-with-us');
  for (const address of isFull ? all : oneForEach) {
    await page.getByRole('contentinfo').locator(`a[href="${address}"]`).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expectBelowHeader(sectionOf(page, address));
    const section = sectionOf(page, address);
    const name = section.locator('h1, h2, h3, h4').first();
    await expect((await name.count()) > 0 ? name : section).toBeFocused();
  }
});
