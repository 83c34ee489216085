declare global {
  interface Window {
    /** The button clicked before the scripts were loaded: see `plugins/gatsby-plugin-small-pages/lateScripts/loader.js`. */
    pressed?: HTMLButtonElement | null;
  }
}

/** Clicks the button again that was clicked before the scripts were loaded. */
export function replayClick(): void {
  // In a separate task: a click makes React hydrate the button's part of the page first, and then handle it.
  setTimeout(() => window.pressed?.click());
}
