import type { Page } from '@playwright/test';

/** What a page's styles let move, by element: transitions and animations of more than 0.01 s, and gliding scrolls. */
export const movingParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((pseudo) => {
        const { transitionDuration, animationName, animationDuration, scrollBehavior } = getComputedStyle(
          element,
          pseudo,
        );
        const times = `${transitionDuration}, ${animationName === 'none' ? '0s' : animationDuration}`.split(', ');
        const moves = times.some((time) => Number.parseFloat(time) > 0.01) || scrollBehavior === 'smooth';
        return moves ? [`<${element.localName} class="${element.getAttribute('class')}">${pseudo}`] : [];
      }),
    ),
  );

/** What moves by itself at this moment, or as the page is scrolled. */
export const runningAnimations = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getTiming().duration) > 10 || effect?.getTiming().duration === 'auto')
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.constructor.name)),
  );

/**
 * The animations driven by scrolling that have not ended although they should have: in the first screen at rest, and later where
 * the upper edge of the element has come half-way up the window.
 */
export const unfinished = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all = document.getAnimations() as CSSAnimation[];
    const drawn = all.filter(({ timeline }) => timeline && 'subject' in timeline);
    await Promise.all(all.flatMap((one) => (one.timeline === document.timeline ? one.finished : [])));
    const partial = ({ effect }: Animation) => (effect?.getComputedTiming().progress ?? 1) < 1;
    const target = ({ effect }: Animation) => (effect as KeyframeEffect).target as Element;
    const found = drawn.filter((one) => partial(one) && target(one).getBoundingClientRect().top < innerHeight);
    for (const one of drawn) {
      window.scrollBy({ top: target(one).getBoundingClientRect().top - innerHeight / 2, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      if (partial(one)) found.push(one);
    }
    return found.map(({ animationName }) => animationName);
  });
