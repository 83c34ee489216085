import type { GatsbyBrowser } from 'gatsby';

// Back and forward lead to where a visitor was. Gatsby keeps places by scroll events and history entries; three gaps are
// closed here.

const keepOwn = (): void => void (history.scrollRestoration = 'manual');
const leaveToBrowser = (): void => void (history.scrollRestoration = 'auto');

/**
 * Within the document only Gatsby moves the page: the browser would do it while the old page still stands, and Gatsby take
 * that for the old page's place. What comes after the document is the browser's again.
 *
 * And whoever scrolled before the scripts were there has a place that no event told of.
 */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  keepOwn();
  addEventListener('pageshow', keepOwn);
  addEventListener('pagehide', leaveToBrowser);
  window.dispatchEvent(new Event('scroll'));
};

/**
 * On an address with a hash Gatsby would always go to the section the hash names. A first visit and a link do go there; a
 * link's entry in the history is new, and has no place yet.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = (args) => {
  const { prevRouterProps, routerProps, getSavedScrollPosition } = args;
  const [left, top] = getSavedScrollPosition(routerProps.location) as [left: number, top: number];
  if (!prevRouterProps || !routerProps.location.hash || !top) return true;
  window.scrollTo(left, top);
  return false;
};
