import type { Locator, Page } from '@playwright/test';
import { content } from '../src/testing/content';
import { lostInForcedColours } from './support/forcedColors';
import { textOverflow } from './support/textOverflow';
import { movingRules, runningAnimations, scrollAfterClick, unfinished } from './support/motion';
import { menuOf } from './support/menu';
import { open } from './support/open';
import { printProblems } from './support/print';
import { paths } from '../src/testing/routes';
import { gapBelowHeader } from './support/belowHeader';
import { expect, test } from './support/test';
import { wheelUntil } from './support/wheel';

// What visitors have asked of their system or browser, page by page: less motion, their own colours, larger or wider text,
// 400 % zoom, print.

const { callToAction } = content<{ callToAction: { label: string } }>('navigation.yaml');

/** A window of 1280 × 1024 px at 400 %. */
const zoomed = { width: 320, height: 256 };
/** A sheet of A4 between its margins, at 96 px to the inch. */
const sheet = { width: 680, height: 1000 };
const windows = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
];

/** The browser's own text size, as a visitor sets it; 16 px is the usual one. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await page.waitForFunction((size) => getComputedStyle(document.documentElement).fontSize === `${size}px`, standard);
}

/** The spacing of WCAG 1.4.12, as an extension would set it; null removes it. */
const setSpacing = (page: Page, on: boolean) =>
  page.evaluate((wanted) => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets = wanted ? [spacing] : [];
  }, on);

async function magnified(page: Page): Promise<void> {
  await page.setViewportSize(zoomed);
  expect.soft(await textOverflow(page), 'at 400 %').toEqual([]);
  const bar = await page.getByRole('banner').boundingBox();
  expect.soft(bar?.height, 'height of the header').toBeLessThanOrEqual(zoomed.height / 3);
  for (const part of [page.locator('h1'), page.locator(':is(main, footer) :is(a, button)').first()]) {
    await part.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    // All but the fraction of a pixel that scrolling cannot reach.
    await expect.soft(part).toBeInViewport({ ratio: 0.98 });
    expect.soft(await gapBelowHeader(part), 'px below the header').toBeGreaterThanOrEqual(0);
  }
}

async function enlarged(page: Page): Promise<void> {
  await setSpacing(page, true);
  for (const size of windows) {
    await page.setViewportSize(size);
    expect.soft(await textOverflow(page), `spaced out at ${size.width} px`).toEqual([]);
  }
  await setSpacing(page, false);
  for (const text of [20, 32]) {
    await setTextSize(page, text);
    for (const size of windows) {
      await page.setViewportSize(size);
      expect.soft(await textOverflow(page), `text of ${text} px at ${size.width} px`).toEqual([]);
    }
  }
  await setTextSize(page, 16);
}

async function printed(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheet);
  // As the browser does when it prints: all pictures are there.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      image.loading = 'eager';
      return image.complete && image.naturalWidth > 0;
    }),
  );
  expect.soft(await printProblems(page)).toEqual([]);
  // Large letters hang a little into the margin of the sheet.
  expect.soft(await textOverflow(page, 8), 'in print').toEqual([]);
}

const reel = '#films [role=region]';
const films = content<unknown[]>('films.yaml');
const services = content<Array<{ slug: string }>>('services.yaml');

/** The positions of the row of films after its button is pressed. */
async function scrollFilms(page: Page): Promise<number[]> {
  const next = '#films button[aria-disabled=false]';
  await page.locator(next).waitFor();
  return scrollAfterClick(page, next, { selector: reel, property: 'scrollLeft' });
}

test.describe('on request', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of paths) {
    test(`${path} has no motion, keeps its parts in forced colours, and can be read at any size and in print`, async ({
      page,
      consoleOutput,
    }) => {
      if (path === '/no-such-page') consoleOutput.allow(/404/);
      await open(page, path);
      await test.step('less motion', async () => {
        expect.soft(await movingRules(page)).toEqual([]);
        expect.soft(await runningAnimations(page)).toEqual([]);
      });
      await test.step('larger text', () => enlarged(page));
      await test.step('400 % zoom', () => magnified(page));
      await page.evaluate(() => window.scrollTo(0, 0));
      await test.step('print', () => printed(page));
      await test.step('forced colours', async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
        expect.soft(await lostInForcedColours(page)).toEqual([]);
      });
    });
  }

  test('a link within the page and the row of films jump at once', async ({ page }) => {
    const link = `main nav a[href$="#${services.at(-1)?.slug}"]`;
    await open(page, '/services');
    if (services.length > 1) {
      expect(await scrollAfterClick(page, link, { selector: 'html', property: 'scrollTop' })).toHaveLength(2);
    }
    await open(page, '/');
    if (films.length > 6) expect(await scrollFilms(page)).toHaveLength(2);
  });

  test('the menu opens at 400 %, can be scrolled to its last link, and closes', async ({ page }) => {
    await page.setViewportSize(zoomed);
    await open(page, '/about');
    const { toggle, sheet } = menuOf(page);
    await toggle.click();
    await expect(sheet).toBeVisible();
    await page.mouse.move(160, 200);
    const inView = (part: Locator) => () => expect(part).toBeInViewport({ ratio: 1, timeout: 1000 });
    await wheelUntil(page, 2000, inView(sheet.getByText(callToAction.label, { exact: true })));
    await wheelUntil(page, -2000, inView(toggle));
    await toggle.click();
    await expect(sheet).toBeHidden();
  });
});

test.describe('without a request', () => {
  test('a link of the header has a transition, and the row of films scrolls smoothly', async ({ page }) => {
    await open(page, '/');
    const link = page.getByRole('banner').getByRole('navigation').getByRole('link').last();
    // A promise in the page, which is awaited after the mouse has moved.
    const property = await link.evaluateHandle((element) => ({
      changed: new Promise<string>((resolve) =>
        element.addEventListener('transitionrun', (event) => resolve((event as TransitionEvent).propertyName)),
      ),
    }));
    await link.hover();
    expect(await property.evaluate(({ changed }) => changed)).toMatch(/^background/);
    if (films.length > 6) expect((await scrollFilms(page)).length).toBeGreaterThan(2);
    expect((await movingRules(page)).length).toBeGreaterThan(0);
  });

  for (const width of [1440, 390]) {
    test(`at ${width} px animations driven by scrolling have ended where they are read, and in print`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const path of ['/', '/about', '/films', '/academy']) {
        await page.goto(path);
        expect.soft(await unfinished(page), path).toEqual([]);
        await page.emulateMedia({ media: 'print' });
        const running = await runningAnimations(page);
        expect
          .soft(
            running.filter((name) => name !== 'CSSTransition'),
            `${path} in print`,
          )
          .toEqual([]);
        await page.emulateMedia({ media: 'screen' });
      }
    });
  }
});
