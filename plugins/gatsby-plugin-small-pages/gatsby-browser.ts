declare global {
  interface Window {
    /** The button clicked before the scripts were loaded: see `lateScripts/loader.js`. */
    pressed?: HTMLButtonElement | null;
  }
}

/** Ends what `lateScripts/loader.js` has begun: the page is hydrated, and the button that was clicked before is clicked again. */
export const onInitialClientRender = (): void => {
  document.documentElement.dataset.scripts = 'ready';
  // In a separate task: a click makes React hydrate the button's part of the page first, and then handle it.
  setTimeout(() => window.pressed?.click());
};
