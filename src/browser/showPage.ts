import { flushSync } from 'react-dom';

/** Where the router has gone last. */
let asked = { pathname: location.pathname };

/**
 * Shows the page the router has gone to: after a link to another page as a view transition, otherwise in the next frame, as the
 * router does by itself. The page's data is there; `src/styles/_motion.scss` says how the transition looks.
 *
 * Back and forward have none: they restore a place, and the browser may have shown a gesture of its own. `flushSync`, because the
 * transition waits for the page, its scroll position and its focus, and no frame is drawn until then.
 * @param next the new location; `src/build/bundle/routerTransitions.js` has this and the next passed on
 * @param action the router's name for what happened
 * @param show renders the new location
 */
export function showPage(next: { pathname: string }, action: 'PUSH' | 'POP', show: () => void): void {
  const before = asked;
  asked = next;
  const { dataset } = document.documentElement;
  if (
    action === 'POP' ||
    next.pathname === before.pathname ||
    !document.startViewTransition ||
    matchMedia('(prefers-reduced-motion)').matches
  ) {
    requestAnimationFrame(show);
    return;
  }
  // Only while it is left is the page captured: what is captured takes no clicks.
  dataset.scripts = 'leaving';
  document
    .startViewTransition(() => {
      dataset.scripts = 'ready';
      // Unless it has gone elsewhere in the meantime.
      if (next === asked) flushSync(show);
    })
    // It is left out while the page is hidden, and when another begins.
    .ready.catch(() => null);
}
