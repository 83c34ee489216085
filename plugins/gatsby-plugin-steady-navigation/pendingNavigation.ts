import { navigateWithTransition } from './transition';

declare global {
  interface Window {
    /** Globals of Gatsby: the function that links and `navigate` call, and the loader of pages. */
    ___navigate: (to: string, options?: object) => void;
    ___loader: { loadPage: (path: string) => Promise<unknown> };
    /** A global of Gatsby: the address that the page was built for; missing in `gatsby develop`. */
    pagePath?: string;
  }
}

/** The time, in milliseconds, after which the browser itself loads a page that Gatsby has not loaded yet. */
const TIMEOUT = 5000;

let pending: { readonly to: string; readonly timer: ReturnType<typeof setTimeout> } | undefined;

/** Marks the document while a page loads. `src/styles/_base.scss` then shows a thread. */
const mark = (isLoading: boolean) => document.documentElement.toggleAttribute('data-navigating', isLoading);

function endNavigation(): void {
  clearTimeout(pending?.timer);
  pending = undefined;
  mark(false);
}

/**
 * Shows only the page of the last link if several are pressed. By default Gatsby shows each page when it arrives, even after Back or a link
 * within the page. Must be called once.
 */
export function keepLatestNavigation(): void {
  const navigate = window.___navigate;
  window.___navigate = async (to, options) => {
    if (pending?.to === to) return;
    endNavigation();
    const own = (pending = { to, timer: setTimeout(() => location.assign(to), TIMEOUT) });
    mark(true);
    const { href, pathname, search } = new URL(to, location.href);
    await window.___loader.loadPage(pathname + search);
    if (pending !== own) return;
    endNavigation();
    // As in browsers without scripts, pressing a link to the current address again adds no history entry.
    const go = () => navigate(to, href === location.href ? { ...options, replace: true } : options);
    if (pathname === location.pathname) go();
    else navigateWithTransition(go);
  };
  addEventListener('popstate', endNavigation);
  // The browser may show this document again after Back.
  addEventListener('pagehide', endNavigation);
}
