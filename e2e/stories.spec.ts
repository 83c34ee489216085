import type { Page } from '@playwright/test';
import { content } from '../src/testing/content';
import { axeProblemsAt } from './support/axe';
import { expectBelowHeader } from './support/belowHeader';
import { lostInForcedColours } from './support/forcedColors';
import { goTo, open, waitForHydration } from './support/open';
import { expect, test } from './support/test';
import { textOverflow } from './support/textOverflow';

// The texts of news and posts on the media hub: each opens below its headline, and at its own address.

const words = content<{ stories: Record<string, string> }>('interface.yaml').stories;
const newestFirst = (one: Queries.NewsItem, other: Queries.NewsItem) => other.date.localeCompare(one.date);
const news = content<Queries.NewsItem[]>('news.yaml').sort(newestFirst);
const all = [...news, ...content<Queries.NewsItem[]>('posts.yaml')].filter(({ body }) => body);
const { slug = '' } = news.find(({ body }) => body) ?? {};
const [last = slug] = all.map((story) => story.slug).reverse();
const addressOf = (name: string) => `/media-hub#${name}`;

test.skip(all.length === 0, 'there is no text');

const storyOf = (page: Page, name: string) => page.locator(`details:has([id="${name}"])`);
const headlineOf = (page: Page, name: string) => page.locator(`article:has([id="${name}"]) h3`);

async function expectRead(page: Page, name: string): Promise<void> {
  await expect(storyOf(page, name)).toHaveJSProperty('open', true);
  await expectBelowHeader(headlineOf(page, name));
}

test.describe('at its address a story is open, with its headline below the header', () => {
  test('from the landing page, after Back, and after a reload', { tag: '@browsers' }, async ({ page }) => {
    test.skip(!slug, 'no news item has a text');
    await open(page, '/');
    await goTo(page, addressOf(slug));
    await expectRead(page, slug);
    await expect(headlineOf(page, slug)).toBeFocused();
    await goTo(page, '/about');
    await page.goBack();
    await expectRead(page, slug);
    await page.reload();
    await waitForHydration(page);
    await expectRead(page, slug);
  });

  test('from the feed, and from the link at the end of another story', { tag: '@browsers' }, async ({ page }) => {
    await page.goto(addressOf(last));
    await expectRead(page, last);
    await waitForHydration(page);
    const next = storyOf(page, last).locator('a[href^="/media-hub#"]').last();
    if ((await next.count()) === 0) return;
    const to = String(await next.getAttribute('href'));
    await next.click();
    await expect(page).toHaveURL(to);
    await expectRead(page, to.replace(/.*#/, ''));
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('in browsers that open it by themselves', async ({ page }) => {
      await page.goto(addressOf(last));
      await expect(storyOf(page, last).locator('p').first()).toBeVisible();
      await expectBelowHeader(headlineOf(page, last));
    });
  });
});

test('a story that is closed at its end leaves its headline in view', async ({ page }) => {
  await open(page, '/media-hub');
  const story = storyOf(page, last);
  await story.locator('summary').click();
  await expect(page).toHaveURL(addressOf(last));
  await story.getByRole('button', { name: words.close }).click();
  await expect(story).toHaveJSProperty('open', false);
  await expect(story.locator('summary')).toBeFocused();
  await expectBelowHeader(headlineOf(page, last));
  await expect(page).toHaveURL('/media-hub');
});

test('a story that gets another place when it opens stays where it is in the window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/media-hub');
  for (const { slug: name } of all) {
    const headline = headlineOf(page, name);
    await storyOf(page, name).locator('summary').scrollIntoViewIfNeeded();
    const before = (await headline.boundingBox())?.y ?? 0;
    await storyOf(page, name).locator('summary').press('Enter');
    await expect(storyOf(page, name)).toHaveJSProperty('open', true);
    // The headline of an open story is larger, so its box moves by a few pixels.
    expect(Math.abs(((await headline.boundingBox())?.y ?? 0) - before)).toBeLessThan(40);
    await storyOf(page, name).locator('summary').press('Enter');
  }
});

test('the link of a story can be copied', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, addressOf(last));
  await storyOf(page, last).getByRole('button', { name: words.copy }).click();
  await expect(page.getByText(String(words.copied))).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(`.${addressOf(last)}`, baseURL).href);
});

test('open stories can be read in every window, and with forced colours', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/media-hub');
  // Axe needs seconds for each story.
  await page.evaluate(() =>
    [...document.querySelectorAll('details')].slice(0, 12).forEach((story) => (story.open = true)),
  );
  expect(await axeProblemsAt(page, [390, 1440])).toEqual([]);
  for (const width of [320, 390, 820, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await textOverflow(page)).toEqual([]);
  }
  expect(await lostInForcedColours(page)).toEqual([]);
});
