/** What a visitor means: the first thing in sight that a selector names and that has exactly this name. */
export interface Target {
  readonly css: string;
  /** Its label for those who hear it, or else its words, without the space around them; any if left out. */
  readonly name?: string;
}

/** What a test can do with a browser, whatever protocol the browser speaks. */
export interface Driver {
  /** Name and version, as the browser tells them. */
  readonly version: string;
  /** Opens an address and waits until it has loaded. */
  open(address: string): Promise<void>;
  /**
   * Gives the window a width and a height, in CSS px, before a page is opened; the height may come out a little less. As
   * narrow as a phone's it is touched instead of clicked, where the browser can be made a phone.
   */
  resize(width: number, height: number): Promise<void>;
  /** Presses the middle of something. */
  click(target: Target): Promise<void>;
  /** Types into a field, key by key. */
  type(target: Target, text: string): Promise<void>;
  /** Chooses an option of a list by its value. */
  choose(target: Target, value: string): Promise<void>;
  press(key: 'Escape'): Promise<void>;
  /**
   * Runs a function in the page with what a target names; null if that is not there. The function may use nothing from
   * outside itself; what it returns has to survive JSON. A promise is waited for.
   */
  evaluate<T>(target: Target, run: (element: HTMLElement) => T): Promise<Awaited<T> | null>;
  /** The window as PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** In the page: what a target names. */
export function find(css: string, name: string | null): HTMLElement | null {
  for (const element of document.querySelectorAll<HTMLElement>(css)) {
    // Chromium knows checkVisibility() from 105 on, Firefox from 106, WebKit from 17.4.
    const seen = element.checkVisibility
      ? element.checkVisibility({ visibilityProperty: true })
      : element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
    if (!seen) continue;
    const own = element.getAttribute('aria-label') ?? element.textContent ?? '';
    if (name === null || own.trim() === name) return element;
  }
  return null;
}

/** In the page: brings something to the middle of the window, clear of what stands over the edges. */
export const bringIntoView = (element: HTMLElement): void =>
  element.scrollIntoView({ block: 'center', behavior: 'instant' });

/** The error for something that should be in sight and is not. */
export const nothing = ({ css, name }: Target): Error =>
  new Error(`Nothing in sight is ${css}${name ? ` "${name}"` : ''}`);
