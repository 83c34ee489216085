import type { GatsbyBrowser } from 'gatsby';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** The interface of `lateScripts/loader`. Not there in `gatsby develop`. */
    lateScripts?: {
      /** True if the page may be hydrated; from then on React answers every press. */
      readonly takeOver: () => boolean;
      /** Gives up: the page stays without React. */
      readonly stayStatic: () => void;
      /** The controls that were pressed before the scripts ran: the submit buttons of forms that were sent, and the last other control. */
      readonly pressed: () => ReadonlyArray<HTMLElement | null | undefined>;
    };
  }
}

/** Gatsby throws when it cannot load the data or the script of the page: that is one of the site's own failures. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  const { ___loader, lateScripts, location } = window;
  const check = (page: unknown) => {
    if (!page || (page as { status?: string }).status === 'error') lateScripts?.stayStatic();
  };
  void ___loader.loadPage(location.pathname + location.search).then(check, lateScripts?.stayStatic);
};

/** Finds the element that replaces one that React has rendered again. Returns the same element if it is still in the page. */
function standing(before: HTMLElement): HTMLElement | undefined {
  if (before.isConnected) return before;
  const { id, tagName, textContent } = before;
  const all = [...document.querySelectorAll<HTMLElement>(tagName)];
  return all.find((now) => (id ? now.id === id : now.textContent === textContent));
}

/** Hydrates a page also when an extension has changed it. React then renders the section again, and the focus in it would be lost. */
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
      // The error comes from Gatsby, outside of the site's error boundary, and React has emptied the root. The built page is put back.
      onUncaughtError: (error) => {
        console.error(error);
        if (location.href !== href) return location.reload();
        root.innerHTML = built;
        document.documentElement.dataset.scripts = 'off';
      },
      onRecoverableError: (error) => {
        console.error(error);
        if (focused instanceof HTMLElement && !focused.isConnected) standing(focused)?.focus({ preventScroll: true });
      },
    });
  };
};

/** Presses a control for the visitor. A key event first makes React hydrate its part of the page, or render it again. */
function press(control?: HTMLElement | null): void {
  if (!control) return;
  control.dispatchEvent(new Event('keyup', { bubbles: true }));
  standing(control)?.click();
}

/** Presses again, in a separate task, the controls that were pressed before. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  setTimeout(() => window.lateScripts?.pressed().forEach((control) => press(control)));
};
