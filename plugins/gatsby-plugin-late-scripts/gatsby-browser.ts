import type { GatsbyBrowser } from 'gatsby';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** The interface of `loader/`; missing in `gatsby develop`. */
    lateScripts?: {
      /** Returns true if React may hydrate the page. From then on React handles every press. */
      readonly takeOver: () => boolean;
      /** Leaves the page without React. */
      readonly stayStatic: () => void;
      /** Returns the controls that were pressed before the scripts ran: the submit buttons of sent forms, and the last other control. */
      readonly pressed: () => ReadonlyArray<HTMLElement | null | undefined>;
    };
  }
}

/** Leaves the page without React if Gatsby cannot load the data or the script of the page. Gatsby itself only throws an error. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  const { ___loader, lateScripts, location } = window;
  const check = (page: unknown) => {
    if (!page || (page as { status?: string }).status === 'error') lateScripts?.stayStatic();
  };
  void ___loader.loadPage(location.pathname + location.search).then(check, lateScripts?.stayStatic);
};

/** Returns the element that replaced this one when React rendered it again; the same element if it is still in the page. */
function currentElement(before: HTMLElement): HTMLElement | undefined {
  if (before.isConnected) return before;
  const { id, tagName, textContent } = before;
  const all = Array.from(document.querySelectorAll<HTMLElement>(tagName));
  return all.find((now) => (id ? now.id === id : now.textContent === textContent));
}

/** Hydrates the page. If a browser extension has changed it, React renders that part again, and the focus is set again. */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () => {
  const { lateScripts } = window;
  if (!lateScripts) return undefined;
  return (element: ReactNode, root: Element) => {
    if (!lateScripts.takeOver()) return;
    const { innerHTML: built } = root;
    const { href } = location;
    let focused = document.activeElement;
    root.addEventListener('focusin', ({ target }) => (focused = target as Element));
    hydrateRoot(root, element, {
      // An error outside of the site's error boundary, in Gatsby. React has emptied the root, so the built page is put back.
      onUncaughtError: (error) => {
        console.error(error);
        if (location.href !== href) return location.reload();
        root.innerHTML = built;
        document.documentElement.dataset.scripts = 'off';
      },
      onRecoverableError: (error) => {
        console.error(error);
        if (focused instanceof HTMLElement && !focused.isConnected)
          currentElement(focused)?.focus({ preventScroll: true });
      },
    });
  };
};

/** Presses a control again. The key event first makes React hydrate the part of the page around it, which may replace the control. */
function press(control?: HTMLElement | null): void {
  if (!control) return;
  control.removeAttribute('aria-busy');
  control.dispatchEvent(new Event('keyup', { bubbles: true }));
  currentElement(control)?.click();
}

/** Presses the controls again that were pressed before the scripts ran. A separate task keeps the main thread free. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  setTimeout(() => window.lateScripts?.pressed().forEach((control) => press(control)));
};
