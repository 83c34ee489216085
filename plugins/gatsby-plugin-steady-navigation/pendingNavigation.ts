import { leadBy } from './transition';

declare global {
  interface Window {
    /** Globals of Gatsby: the function that its links and `navigate` call, and its loader. */
    ___navigate: (to: string, options?: object) => void;
    ___loader: { loadPage: (path: string) => Promise<unknown> };
    /** A global of Gatsby: the address that the page was built for. It is missing in `gatsby develop`. */
    pagePath?: string;
  }
}

/** The time that a link may wait for its page, in milliseconds, before the browser goes there itself. */
const TIMEOUT = 5000;

let pending: { readonly to: string; readonly timer: ReturnType<typeof setTimeout> } | undefined;

function endNavigation(): void {
  clearTimeout(pending?.timer);
  pending = undefined;
}

/**
 * Of several links that are pressed one after the other, shows the page of the last; Gatsby shows each as it arrives, also after Back
 * or a link within the page. A link to where the visitor is adds nothing to the history. Must be called once.
 */
export function keepLatestNavigation(): void {
  const navigate = window.___navigate;
  window.___navigate = async (to, options) => {
    if (pending?.to === to) return;
    endNavigation();
    const own = (pending = { to, timer: setTimeout(() => location.assign(to), TIMEOUT) });
    const { href, pathname, search } = new URL(to, location.href);
    await window.___loader.loadPage(pathname + search);
    if (pending !== own) return;
    endNavigation();
    // As browsers do it: the same address pressed again is no new entry of the history.
    const go = () => navigate(to, href === location.href ? { ...options, replace: true } : options);
    if (pathname === location.pathname) go();
    else leadBy(go);
  };
  addEventListener('popstate', endNavigation);
}
