import type { RouteUpdateArgs } from 'gatsby';

/** The link that was last pressed in each history entry: its address, and its position among the links with that address. */
const pressed = new Map<string, { readonly href: string; readonly position: number }>();

const entryOf = (key: unknown): string => `${key ?? 'initial'} ${location.pathname}${location.hash}`;

const linksTo = (href: string) => [...document.links].filter((link) => link.getAttribute('href') === href);

/** Remembers each link that is pressed. Must be called once. */
export function rememberLinks(): void {
  const remember = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (!link || !href) return;
    pressed.set(entryOf(history.state?.key), { href, position: linksTo(href).indexOf(link) });
  };
  addEventListener('click', remember, true);
}

/** Moves the focus. An element that cannot be focused has `tabindex="-1"` while it has the focus. */
function focus(element: HTMLElement): boolean {
  if (element.tabIndex < 0) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** The first heading of an element, which names it; the element itself without one. */
const headingOf = (place: HTMLElement | null): HTMLElement | null => place?.querySelector('h1, h2, h3, h4') ?? place;

/**
 * Moves the focus to the heading of the page or of the section that a link has led to, so that a screen reader says it and the next Tab
 * reaches what follows; after Back, to the link that was pressed there. After a document load the focus is left to the browser.
 */
export function focusPlace({ location, prevLocation }: RouteUpdateArgs): void {
  if (!prevLocation) return void silenceGatsby();
  const { key } = location as typeof location & { key?: string };
  const link = pressed.get(entryOf(key));
  const again = link && linksTo(link.href)[link.position];
  if (again && focus(again)) return;
  const isPage = location.pathname !== prevLocation.pathname;
  const target = document.getElementById(location.hash.slice(1)) ?? (isPage ? document.querySelector('main') : null);
  const place = headingOf(target);
  if (place) focus(place);
}

/**
 * Gatsby's router focuses the element around each page, which has no name; it also takes the focus from any click on a text, and Tab
 * then begins at the top. Its announcer would say the heading a second time, and the page for each section.
 */
function silenceGatsby(): void {
  document.getElementById('gatsby-focus-wrapper')?.removeAttribute('tabindex');
  document.getElementById('gatsby-announcer')?.setAttribute('hidden', '');
}
