import type { GatsbyBrowser } from 'gatsby';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** The buttons that were pressed before the page was hydrated: see `lateScripts/loader.js`. Not there in `gatsby develop`. */
    pressed?: ReadonlySet<HTMLButtonElement>;
  }
}

/**
 * Ends what `lateScripts/loader.js` has begun. A page that was changed while its scripts came stays as it is. From here on React
 * answers every press, those on parts that are not hydrated yet as well.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () => {
  const { dataset } = document.documentElement;
  if (!window.pressed) return undefined;
  return (element: ReactNode, root: Element) => {
    if (dataset.scripts) return;
    dataset.scripts = 'ready';
    hydrateRoot(root, element);
  };
};

/** Presses again, in a task of its own, what was pressed before: a click makes React hydrate its part of the page first. */
export const onInitialClientRender = (): void => {
  window.onbeforeunload = null;
  setTimeout(() => window.pressed?.forEach((button) => button.click()));
};
