import type { Page } from '@playwright/test';
import { content } from '../src/testing/content';
import { routes } from '../src/testing/routes';
import { expectBelowHeader, gapBelowHeader } from './support/belowHeader';
import { isFull } from './support/full';
import { holdRequests } from './support/heldRequests';
import { goTo, open, stayUntouched, waitForHydration } from './support/open';
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

/** An address of each kind that people write: a section in capital letters, and the last question of a page. */
const [section = ''] = oneForEach.slice(-1);
const shouted = section.replace(/#.*/, (hash) => hash.toUpperCase());
const pagesWithQuestions = routes as ReadonlyArray<(typeof routes)[number] & Partial<Queries.PageWithQuestions>>;
const [question = ''] = pagesWithQuestions.flatMap(({ path, questions }) => {
  const last = questions?.at(-1);
  return last ? [`${path}#${last.slug}`] : [];
});

test.describe('on a phone, before the first touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a section in capital letters is reached, and a question is open', { tag: '@browsers' }, async ({ page }) => {
    await stayUntouched(page);
    const scripts = await holdRequests(page, /\.js$/);
    await page.goto(shouted, { waitUntil: 'domcontentloaded' });
    await expect(page).toHaveURL(section);
    await expectBelowHeader(sectionOf(page, section));
    await page.goto(question, { waitUntil: 'domcontentloaded' });
    await expect(sectionOf(page, question)).toHaveJSProperty('open', true);
    await expectBelowHeader(sectionOf(page, question));
    scripts.release();
  });
});

test('a section in capital letters is reached, and a question is open, by a link and from the address bar', async ({
  page,
}) => {
  const answer = sectionOf(page, question);
  await open(page, '/about');
  await goTo(page, shouted).catch(() => undefined);
  await expect(page).toHaveURL(section);
  await expectBelowHeader(sectionOf(page, section));
  await expect(sectionOf(page, section).locator('h1, h2, h3, h4').first()).toBeFocused();
  await goTo(page, question);
  await expect(answer).toHaveJSProperty('open', true);
  await expect(answer.locator('summary')).toBeFocused();
  await expectBelowHeader(answer);
  await answer.locator('summary').click();
  await expect(answer).toHaveJSProperty('open', false);
  await page.evaluate(() => (location.hash = 'QUESTIONS'));
  await expect(page).toHaveURL(question.replace(/#.*/, '#questions'));
  await page.evaluate((hash) => (location.hash = hash), question.replace(/.*#/, ''));
  await expect(answer).toHaveJSProperty('open', true);
});
