import { flushSync } from 'react-dom';

/** The path of the page that was asked for last. */
let asked = location.pathname;

/**
 * Shows the page the router has gone to: after a link to another page as a view transition, otherwise in the next frame, as the
 * router does by itself. The page's data is there; `src/styles/_motion.scss` says how the transition looks.
 *
 * Back and forward have none: they restore a place, and the browser may have shown a gesture of its own. `flushSync`, because the
 * transition waits for the page, its scroll position and its focus, and no frame is drawn until then.
 * @param action the router's name for what happened; `src/build/bundle/routerTransitions.js` has it passed on
 * @param show renders the new location
 */
export function showPage(action: 'PUSH' | 'POP', show: () => void): void {
  const before = asked;
  const path = (asked = location.pathname);
  const { dataset } = document.documentElement;
  if (
    action === 'POP' ||
    path === before ||
    !document.startViewTransition ||
    matchMedia('(prefers-reduced-motion)').matches
  ) {
    requestAnimationFrame(show);
    return;
  }
  // Only while it is left is the page captured: what is captured takes no clicks.
  dataset.scripts = 'leaving';
  document.startViewTransition(() => {
    dataset.scripts = 'ready';
    // Unless another page has been asked for in the meantime.
    if (path === asked) flushSync(show);
  });
}
