import type { ShouldUpdateScrollArgs } from 'gatsby';

const disableBrowserRestoration = (): void => void (history.scrollRestoration = 'manual');

/**
 * Lets Gatsby restore scroll positions within the document. The browser would scroll while the old page is still shown, and Gatsby would
 * store that position for the old page. After the visitor leaves the document, the browser restores positions. WebKit reads the setting too
 * early for a document it has kept in memory, so this module scrolls there. The event at the end gives Gatsby the position of a visitor
 * who scrolled before the scripts ran.
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

/** The keys of the history entries shown since the document load: Gatsby also returns 0 for a position that it has not stored. */
const shown = new Set<string | undefined>();

/**
 * Decides if Gatsby scrolls. It does not after a document load, because the browser has scrolled. On return to an entry with a hash, the
 * stored position is restored, not the target of the hash. The entry of a pressed link is new and has no stored position.
 *
 * An entry that the browser created on this page, by a hash in the address bar, has no key. The position under the default key is that of the
 * entry before it.
 * @returns the result of Gatsby's `shouldUpdateScroll`: false if Gatsby must not scroll
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
