/** The longest time, in milliseconds, that the old page stays on the screen while the next one renders. */
const LONGEST = 500;

let release: (() => void) | undefined;

/** The media query for animated page changes. Phones do not animate, because the animation would delay the next headline. */
const ANIMATED = '(prefers-reduced-motion: no-preference) and (hover: hover)';

/** The longest time, in milliseconds, that the transition waits for the first picture of the rendered page. */
const LONGEST_FOR_PICTURE = 250;

/** Ends the transition's wait for the next page when its first picture is decoded. Must be called when that page is rendered. */
export function showPage(): void {
  const show = release;
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (!show) return;
  setTimeout(show, LONGEST_FOR_PICTURE);
  void Promise.resolve(picture?.decode()).then(show, show);
}

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
