declare global {
  interface Window {
    /** The button a visitor pressed last, kept from the first moment on: see `src/build/host/lateScripts.ts`. */
    pressed?: HTMLButtonElement | null;
  }
}

/** Presses the button again that was pressed before there was a script to answer. */
export function pressAgain(): void {
  // Once React has let go: then a press has it take over the part of the page the button is in, and answer.
  setTimeout(() => window.pressed?.click());
}
