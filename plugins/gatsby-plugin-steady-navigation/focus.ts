import type { RouteUpdateArgs } from 'gatsby';

/** The link that was last pressed in each history entry: its address, and its index among the links with this address. */
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

/** Focuses an element, and returns true if that succeeds. An element that cannot have the focus gets `tabindex="-1"` for that time. */
function focus(element: HTMLElement): boolean {
  if (element.tabIndex < 0) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** Returns the first heading of an element, or the question of a `<details>`, or the heading of the article around; else the element. */
const headingOf = (place: HTMLElement | null): HTMLElement | null =>
  place?.querySelector<HTMLElement>('h1, h2, h3, h4, :scope > summary') ??
  place?.closest('article')?.querySelector<HTMLElement>('h2, h3') ??
  place;

/**
 * Moves the focus after a navigation. After Back or Forward it goes to the link that was last pressed in that history entry. Otherwise it
 * goes to the heading of the new page or section, so that a screen reader reads the heading and Tab continues after it. After a document
 * load the browser sets the focus.
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
 * Turns off Gatsby's focus and announcer. Gatsby focuses a nameless element around the page, which also gets the focus by any click on
 * text, so that Tab begins at the top. Its announcer would repeat the heading, and name the page even for a link to a section.
 */
function silenceGatsby(): void {
  document.getElementById('gatsby-focus-wrapper')?.removeAttribute('tabindex');
  document.getElementById('gatsby-announcer')?.setAttribute('hidden', '');
}
