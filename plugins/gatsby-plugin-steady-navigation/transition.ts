/** The longest time, in milliseconds, that the old page stays on the screen while the next one renders. */
const LONGEST = 500;

let release: (() => void) | undefined;

/** The media query for animated page changes. Phones do not animate, because the animation would delay the next headline. */
const ANIMATED = '(prefers-reduced-motion: no-preference) and (hover: hover)';

/** Ends the transition's wait for the next page. Must be called when that page is rendered. */
export const showPage = (): void => release?.();

/**
 * Navigates with a view transition, if the browser supports it; `src/styles/_motion.scss` has its styles. The transition starts in the
 * frame in which the router renders, because it stops all later frames until the page is rendered.
 */
export function navigateWithTransition(navigate: () => void): void {
  if ('startViewTransition' in document && matchMedia(ANIMATED).matches)
    requestAnimationFrame(() => {
      const rendered = new Promise<void>((resolve) => {
        release = resolve;
        setTimeout(resolve, LONGEST);
      });
      // In a hidden window `ready` is rejected, because there is no transition.
      document.startViewTransition(() => rendered).ready.catch(() => undefined);
    });
  navigate();
}
