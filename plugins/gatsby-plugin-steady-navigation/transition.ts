/** The time that the page before is held while the next is rendered, in milliseconds. */
const LONGEST = 500;

let release: (() => void) | undefined;

/** Where a page change is animated: not on phones, whose processors would show the next headline later. */
const ANIMATED = '(prefers-reduced-motion: no-preference) and (hover: hover)';

/** Ends the hold of the transition, once the next page is rendered. */
export const showPage = (): void => release?.();

/**
 * Navigates with the view transition of the site's styles, if the browser supports it. The transition begins in the frame in which the
 * router renders, because it holds all later frames until the page is there.
 */
export function leadBy(navigate: () => void): void {
  if ('startViewTransition' in document && matchMedia(ANIMATED).matches)
    requestAnimationFrame(() => {
      const rendered = new Promise<void>((resolve) => {
        release = resolve;
        setTimeout(resolve, LONGEST);
      });
      // A hidden window has no transition.
      document.startViewTransition(() => rendered).ready.catch(() => undefined);
    });
  navigate();
}
