import type { ShouldUpdateScrollArgs } from 'gatsby';
import { openPlace } from './place';

const disableBrowserRestoration = (): void => void (history.scrollRestoration = 'manual');

/**
 * Lets Gatsby restore scroll positions within the document. The browser would scroll while the old page is still shown, and Gatsby would
 * store that position for the old page. When the visitor comes back from another document, the browser restores the position.
 */
export function restoreScrolling(): void {
  let left: [x: number, y: number] = [0, 0];
  disableBrowserRestoration();
  addEventListener('pageshow', ({ persisted }) => {
    disableBrowserRestoration();
    // WebKit reads `scrollRestoration` too early for a document that it has kept in memory, and does not scroll.
    if (persisted) window.scrollTo(...left);
  });
  addEventListener('pagehide', () => {
    left = [window.scrollX, window.scrollY];
    history.scrollRestoration = 'auto';
  });
  // Gives Gatsby the position of a visitor who scrolled before the scripts ran.
  window.dispatchEvent(new Event('scroll'));
}

/** The keys of the history entries shown since the document load. Others have no stored position, and Gatsby returns 0 for them too. */
const shown = new Set<string | undefined>();

/**
 * Decides if Gatsby scrolls. It does not after a document load, because the browser has scrolled. On return to an entry with a hash, the
 * stored position is restored, not the target of the hash. The entry of a pressed link is new and has no stored position.
 * @returns the result of Gatsby's `shouldUpdateScroll`: false if Gatsby must not scroll
 */
export function keepScroll({ prevRouterProps, routerProps, getSavedScrollPosition }: ShouldUpdateScrollArgs): boolean {
  const location: Location & { key?: string } = routerProps.location;
  const [left, top] = getSavedScrollPosition(routerProps.location) as [left: number, top: number];
  const isStored = top > 0 || shown.has(location.key);
  shown.add(location.key);
  if (!prevRouterProps) return false;
  // Before the scrolling, which needs the height of what is open.
  openPlace();
  // The browser gives no key to an entry that it creates for a hash in the address bar. The position stored under the default key `initial`
  // is that of the entry before.
  const keyless = location.key === 'initial' && prevRouterProps.location.pathname === location.pathname;
  if (!location.hash || keyless || !isStored) return true;
  window.scrollTo(left, top);
  return false;
}
