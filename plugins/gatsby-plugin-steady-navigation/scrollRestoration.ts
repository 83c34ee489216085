import type { ShouldUpdateScrollArgs } from 'gatsby';

const disableBrowserRestoration = (): void => void (history.scrollRestoration = 'manual');

/**
 * Within the document only Gatsby restores scroll positions: the browser would scroll while the old page is still shown, and
 * Gatsby would store that as the old page's position. When the document is left, restoring is the browser's again. WebKit reads the
 * setting earlier, so this module scrolls a document that WebKit has kept.
 * The event gives Gatsby the position of a visitor who scrolled before the scripts were loaded.
 */
export function restoreScrolling(): void {
  let left: [x: number, y: number] = [0, 0];
  disableBrowserRestoration();
  addEventListener('pageshow', ({ persisted }) => {
    disableBrowserRestoration();
    if (persisted) window.scrollTo(...left);
  });
  addEventListener('pagehide', () => {
    left = [window.scrollX, window.scrollY];
    history.scrollRestoration = 'auto';
  });
  window.dispatchEvent(new Event('scroll'));
}

/** The keys of the history entries shown since the page was loaded: Gatsby gives 0 for a position it has not stored, too. */
const shown = new Set<string | undefined>();

/**
 * Decides if Gatsby scrolls: not when a document is loaded, which the browser has scrolled; and not to the target of a hash where
 * the visitor has been before, whose position is restored instead. A link's history entry is new and has no position yet.
 *
 * A history entry created by the browser on this page (a hash typed into the address bar) has no key: the position
 * stored under the default key belongs to the entry before it.
 * @returns what Gatsby's `shouldUpdateScroll` returns: false when the position is as it should be
 */
export function keepScroll({ prevRouterProps, routerProps, getSavedScrollPosition }: ShouldUpdateScrollArgs): boolean {
  const location: Location & { key?: string } = routerProps.location;
  const [left, top] = getSavedScrollPosition(routerProps.location) as [left: number, top: number];
  const isStored = top > 0 || shown.has(location.key);
  shown.add(location.key);
  if (!prevRouterProps) return false;
  const keyless = location.key === 'initial' && prevRouterProps.location.pathname === location.pathname;
  if (!location.hash || keyless || !isStored) return true;
  window.scrollTo(left, top);
  return false;
}
