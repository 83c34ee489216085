import type { Page } from '@playwright/test';

/** Returns the motion in a page's styles: transitions and animations of over 0.01 s, and smooth scrolling. */
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

/** Returns the names of the animations that are running, or that scrolling moves. */
export const runningAnimations = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getTiming().duration) > 10 || effect?.getTiming().duration === 'auto')
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.constructor.name)),
  );
