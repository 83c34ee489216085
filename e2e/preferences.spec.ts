import type { Page } from '@playwright/test';
import { content } from '../src/testing/content';
import { movingParts, runningAnimations, scrollAfterClick, unfinished } from './support/motion';
import { open } from './support/open';
import { expect, test } from './support/test';

// What visitors have asked of their system or browser, where it takes a press to see it; pages.spec.ts reads the rest off each page.

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

  test('a link within the page and the row of films jump at once', async ({ page }) => {
    const link = `main nav a[href$="#${services.at(-1)?.slug}"]`;
    await open(page, '/services');
    if (services.length > 1) {
      expect(await scrollAfterClick(page, link, { selector: 'html', property: 'scrollTop' })).toHaveLength(2);
    }
    await open(page, '/');
    if (films.length > 6) expect(await scrollFilms(page)).toHaveLength(2);
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
    expect((await movingParts(page)).length).toBeGreaterThan(0);
  });

  for (const width of [1440, 390]) {
    test(`at ${width} px animations driven by scrolling have ended where they are read, and in print`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const met = [];
      for (const path of ['/', '/about', '/films', '/academy']) {
        await page.goto(path);
        met.push(...(await runningAnimations(page)));
        expect.soft(await unfinished(page), path).toEqual([]);
        await page.emulateMedia({ media: 'print' });
        const running = (await runningAnimations(page)).filter((name) => name !== 'CSSTransition');
        expect.soft(running, `${path} in print`).toEqual([]);
        await page.emulateMedia({ media: 'screen' });
      }
      expect(met.length, 'animations on these pages').toBeGreaterThan(0);
    });
  }
});
