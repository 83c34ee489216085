/** The time that the page before is held while the next is rendered, in milliseconds. */
const LONGEST = 500;

let release: (() => void) | undefined;

/** Lets the next page be seen: it is rendered. */
export const showPage = (): void => release?.();

/**
 * Leads to another page by the transition of the site's styles, if the browser has such and the visitor does not prefer less motion.
 * The router renders from a frame on: the transition begins in that frame, because it holds all that follow until the page is there.
 */
export function leadBy(navigate: () => void): void {
  if ('startViewTransition' in document && matchMedia('(prefers-reduced-motion: no-preference)').matches)
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
