import { navigateWithTransition } from './transition';

/** The time, in milliseconds, after which the browser itself loads a page that Gatsby has not loaded yet. */
const TIMEOUT = 5000;

let pending: { readonly to: string; readonly timer: ReturnType<typeof setTimeout> } | undefined;

/** Marks the document while a page loads. `src/styles/_base.scss` then shows a thread. */
const mark = (isLoading: boolean) => document.documentElement.toggleAttribute('data-navigating', isLoading);

/** True for Gatsby's answer to a page whose data or script did not load. */
const hasFailed = (page: { readonly status?: string } | undefined) => !page || page.status === 'error';

function endNavigation(): void {
  clearTimeout(pending?.timer);
  pending = undefined;
  mark(false);
}

/**
 * Shows only the page of the last link if several are pressed. By default Gatsby shows each page when it arrives, even after Back or a link
 * within the page. If a page does not load, the browser loads its whole address; Gatsby would leave out the query and the hash. Must be
 * called once.
 */
export function keepLatestNavigation(): void {
  const { ___navigate: navigate, ___loader: loader } = window;
  const { loadPage } = loader;
  window.___navigate = async (to, options) => {
    if (pending?.to === to) return;
    endNavigation();
    const own = (pending = { to, timer: setTimeout(() => location.assign(to), TIMEOUT) });
    mark(true);
    const { href, pathname, search } = new URL(to, location.href);
    const page = await loadPage(pathname + search);
    if (pending !== own) return;
    endNavigation();
    if (hasFailed(page)) return location.assign(to);
    // As in browsers without scripts, pressing a link to the current address again adds no history entry.
    const go = () => navigate(to, href === location.href ? { ...options, replace: true } : options);
    if (pathname === location.pathname) go();
    else navigateWithTransition(go);
  };
  // Gatsby calls this after Back to a page that this document has not shown, because it was reloaded on another one.
  loader.loadPage = async (path) => {
    const page = await loadPage(path);
    if (!hasFailed(page)) return page;
    if (path === location.pathname + location.search) location.reload();
    return new Promise(() => undefined);
  };
  addEventListener('popstate', endNavigation);
  // The browser may show this document again after Back.
  addEventListener('pagehide', endNavigation);
}
