/** The first visible element that a selector matches and that has exactly this name. */
export interface Target {
  readonly css: string;
  /** Its `aria-label`, or else its text, without the space around it; any if left out. */
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
  click(target: Target): Promise<void>;
  /** Types into a field, key by key. */
  type(target: Target, text: string): Promise<void>;
  /** Chooses an option of a list by its value. */
  choose(target: Target, value: string): Promise<void>;
  press(key: 'Escape'): Promise<void>;
  /**
   * Runs a function in the page with the element of a target; null if there is none. The function may use nothing from
   * outside itself; what it returns has to survive JSON. A promise is awaited.
   */
  evaluate<T>(target: Target, run: (element: HTMLElement) => T): Promise<Awaited<T> | null>;
  /** The window as PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** In the page: the element of a target. */
export function find(css: string, name: string | null): HTMLElement | null {
  for (const element of document.querySelectorAll<HTMLElement>(css)) {
    // Chromium knows checkVisibility() from 105 on, Firefox from 106, WebKit from 17.4.
    const visible = element.checkVisibility
      ? element.checkVisibility({ visibilityProperty: true })
      : element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
    if (!visible) continue;
    const own = element.getAttribute('aria-label') ?? element.textContent ?? '';
    if (name === null || own.trim() === name) return element;
  }
  return null;
}

/** In the page: scrolls an element to the middle of the window, clear of the fixed header. */
export const bringIntoView = (element: HTMLElement): void =>
  element.scrollIntoView({ block: 'center', behavior: 'instant' });

/** The error for a target that is not visible. */
export const notFound = ({ css, name }: Target): Error =>
  new Error(`There is no visible ${css}${name ? ` "${name}"` : ''}`);
