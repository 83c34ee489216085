import type { ShouldUpdateScrollArgs } from 'gatsby';

// Back and forward lead to where a visitor was. Gatsby remembers scroll positions by scroll events and history entries;
// three gaps are closed here.

const keepOwn = (): void => void (history.scrollRestoration = 'manual');

/**
 * Within the document only Gatsby moves the page: the browser would do it while the old page still stands, and Gatsby take
 * that for the old page's place. What comes after the document is the browser's again.
 *
 * And whoever scrolled before the scripts were there has a place that no event told of.
 */
export function restoreScrolling(): void {
  keepOwn();
  addEventListener('pageshow', keepOwn);
  addEventListener('pagehide', () => void (history.scrollRestoration = 'auto'));
  window.dispatchEvent(new Event('scroll'));
}

/**
 * On an address with a hash Gatsby would always go to the section the hash names. A first visit and a link do go there; a
 * link's entry in the history is new, and has no scroll position yet.
 *
 * An entry the browser made by itself on this page (a hash typed into the address) has no key of its own: the position kept
 * under the common one is that of the entry before it.
 * @returns what Gatsby's `shouldUpdateScroll` returns: false where nothing is left to do
 */
export function keepScroll({ prevRouterProps, routerProps, getSavedScrollPosition }: ShouldUpdateScrollArgs): boolean {
  const location: Location & { key?: string } = routerProps.location;
  const [left, top] = getSavedScrollPosition(routerProps.location) as [left: number, top: number];
  const keyless = location.key === 'initial' && prevRouterProps?.location.pathname === location.pathname;
  if (!prevRouterProps || !location.hash || keyless || !top) return true;
  window.scrollTo(left, top);
  return false;
}

/** Gives the focus to the section the address names, if it names one, and leaves the section as it was afterwards. */
function focusSection(): void {
  const section = document.getElementById(location.hash.slice(1));
  if (!section) return;
  if (!section.hasAttribute('tabindex')) {
    section.tabIndex = -1;
    section.addEventListener('blur', () => section.removeAttribute('tabindex'), { once: true });
  }
  section.focus({ preventScroll: true });
}

/**
 * A link to a section takes the keyboard there as well, as a link of the browser's own does: the next Tab leads to what is
 * in the section. On a new page Gatsby gives the focus to its wrapper a little later; from there it goes on.
 * @param left where the visitor was before; nothing on a first visit
 */
export function focusTarget(left: Location | null | undefined): void {
  if (left) focusSection();
  else document.getElementById('gatsby-focus-wrapper')?.addEventListener('focus', focusSection);
}
