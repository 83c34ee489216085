declare global {
  interface Window {
    /** The button pressed before scripts could answer: see `src/build/host/loader.js`. */
    pressed?: HTMLButtonElement | null;
  }
}

/** Presses the button again that was pressed before there was a script to answer. */
export function replayClick(): void {
  // In a task of its own: then a press has React take over the part of the page the button is in, and answer.
  setTimeout(() => window.pressed?.click());
}
