import type { Page } from '@playwright/test';
import { open } from './support/open';
import { runningAnimations, unfinished } from './support/motion';
import { expect, test } from './support/test';

// Between two pages the one that is left is unwoven above the new one, which is there already and can be used. What is woven
// as it comes into view is whole before anybody reads it.

declare global {
  interface Window {
    /** Transitions that have begun, and whether they are held at their middle. */
    begun?: number;
    held?: boolean;
  }
}

/** Counts transitions; on `held` each stops at its middle. */
const watchTransitions = (page: Page, held = false) =>
  page.addInitScript((hold) => {
    Object.assign(window, { begun: 0, held: hold });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      window.begun = (window.begun ?? 0) + 1;
      const transition = start(update);
      void transition.ready.then(
        () => {
          for (const animation of window.held ? document.getAnimations() : []) {
            if (!(animation.effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition')) continue;
            animation.pause();
            animation.currentTime = 125;
          }
        },
        () => undefined,
      );
      return transition;
    };
  }, held);

const transitions = (page: Page) => page.evaluate(() => window.begun);
const link = (page: Page, path: string) => page.getByRole('banner').locator(`nav a[href="${path}"]`).first();
const headline = (page: Page) => page.locator('h1').textContent();

/** The parts of pages that are being animated as pictures, by selector. */
const captured = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
      .filter((name) => name.startsWith('::view-transition')),
  );

test('in the middle of a transition the new page has focus and place, and header and page take clicks', async ({
  page,
}) => {
  await watchTransitions(page, true);
  await open(page, '/contact');
  await page.evaluate(() => window.scrollTo(0, 900));
  const header = await page.getByRole('banner').elementHandle();
  await link(page, '/films').click();
  await expect.poll(() => captured(page)).toEqual(['::view-transition-old(root)']);
  await expect(page).toHaveURL('/films');
  expect(await page.evaluate(() => [document.activeElement?.id, window.scrollY])).toEqual(['gatsby-focus-wrapper', 0]);
  expect(
    await header?.evaluate((bar) => bar.isConnected && document.elementFromPoint(40, 40)?.closest('header') === bar),
  ).toBe(true);
  await page.locator('h1').click({ timeout: 2000 });
  await page.evaluate(() => (window.held = false));
  await link(page, '/awards').click({ timeout: 2000 });
  await expect(page).toHaveURL('/awards');
  await expect.poll(() => captured(page)).toEqual([]);
  expect(await transitions(page)).toBe(2);
});

test('Back, and a link within the page, have no transition', async ({ page }) => {
  await watchTransitions(page);
  await open(page, '/services');
  await link(page, '/films').click();
  await expect(page).toHaveURL('/films');
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await page.locator('main nav a[href$="#events"]').click();
  await expect(page).toHaveURL('/services#events');
  await page.goBack();
  await expect(page).toHaveURL('/services');
  expect(await transitions(page)).toBe(1);
});

/** Presses a link, and does something else as soon as the router has gone there, before the page is shown. */
const pressThen = (page: Page, path: string, then: () => void) =>
  page.evaluate(
    ([pressed, next]) => {
      const push = history.pushState.bind(history);
      history.pushState = (...entry) => {
        history.pushState = push;
        push(...entry);
        (0, eval)(`(${next})()`);
      };
      document.querySelector<HTMLElement>(`header nav a[href="${pressed}"]`)?.click();
    },
    [path, then.toString()] as const,
  );

test('whoever goes on or back before a page is shown gets what they asked for last', async ({ page }) => {
  await open(page, '/films');
  const headlines: Record<string, string | null> = { '/films': await headline(page) };
  for (const path of ['/awards', '/about', '/films']) {
    await link(page, path).click();
    await expect(page.locator(`header [aria-current][href="${path}"]`).first()).toBeAttached();
    headlines[path] = await headline(page);
  }
  await pressThen(page, '/awards', () => document.querySelector<HTMLElement>('header nav a[href="/about"]')?.click());
  await expect(page).toHaveURL('/about');
  await expect.poll(() => headline(page)).toBe(headlines['/about']);
  await pressThen(page, '/films', () => history.back());
  await expect(page).toHaveURL('/about');
  // Long enough for a page that is not asked for any more to be shown all the same.
  await page.evaluate(() => new Promise((done) => document.startViewTransition(() => undefined).finished.then(done)));
  expect(await headline(page)).toBe(headlines['/about']);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a link shows the next page at once', async ({ page }) => {
    await watchTransitions(page);
    await open(page, '/films');
    await link(page, '/awards').click();
    await expect(page).toHaveURL('/awards');
    await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
    expect(await transitions(page)).toBe(0);
  });
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`at ${viewport.width} px what scrolling draws is whole where it is read, and on paper`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const path of ['/', '/about', '/films', '/academy']) {
      await page.goto(path);
      expect.soft(await unfinished(page), path).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      const running = await runningAnimations(page);
      expect
        .soft(
          running.filter((name) => name !== 'CSSTransition'),
          `${path} on paper`,
        )
        .toEqual([]);
      await page.emulateMedia({ media: 'screen' });
    }
  });
}
