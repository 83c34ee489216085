import type { RouteUpdateArgs } from 'gatsby';
import { focusPlace } from './focus';

// Other cases are in navigation.spec.ts: they depend on Gatsby's history and wrapper.

const at = (address: string, key: string) => {
  window.history.replaceState({ key }, '', address);
  return Object.assign(new URL(address, window.location.origin), { key });
};

/** Calls `focusPlace` as Gatsby does after a navigation from one address to another. */
const moved = (from: string, to: string, key = to) =>
  focusPlace({ prevLocation: at(from, from), location: at(to, key) } as unknown as RouteUpdateArgs);

beforeEach(() => {
  document.body.innerHTML = `<main>
    <h1>Services</h1>
    <section id="events"><p>A text</p><h2>Events</h2></section>
    <section id="bare"><p>A text</p></section>
    <article><h3>A story</h3><div><p id="story"></p></div></article>
  </main>`;
});

it.each([
  ['a page', '/about', '/services', 'Services'],
  ['a section of another page', '/about', '/services#events', 'Events'],
  ['a section of the same page', '/services', '/services#events', 'Events'],
  ['the text of an article', '/services', '/services#story', 'A story'],
  ['a section without a heading', '/services', '/services#bare', 'A text'],
  ['a page, if the section is missing', '/about', '/services#gone', 'Services'],
])('a link to %s moves the focus to its heading', (_, from, to, heading) => {
  moved(from, to);
  expect(document.activeElement?.textContent).toBe(heading);
});

it('a later click on the heading does not focus it', () => {
  moved('/services', '/services#bare');
  (document.activeElement as HTMLElement).blur();
  expect(document.querySelectorAll('main [tabindex]')).toHaveLength(0);
});

it('does not move the focus when a document is loaded or the current page is opened again', () => {
  focusPlace({ prevLocation: null, location: at('/services#events', 'initial') } as unknown as RouteUpdateArgs);
  moved('/services', '/services');
  expect(document.activeElement).toBe(document.body);
});
