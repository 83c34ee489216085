import type { RouteUpdateArgs } from 'gatsby';
import { focusPlace, rememberLinks } from './focus';

const at = (address: string, key: string) => {
  window.history.replaceState({ key }, '', address);
  return Object.assign(new URL(address, window.location.origin), { key });
};

/** Calls `focusPlace` as Gatsby does after a navigation from one address to another. */
const moved = (from: string, to: string, key = to) =>
  focusPlace({ prevLocation: at(from, from), location: at(to, key) } as unknown as RouteUpdateArgs);

beforeAll(rememberLinks);
beforeEach(() => {
  document.body.innerHTML = `<div id="gatsby-focus-wrapper" tabindex="-1">
    <a href="/films">Films</a>
    <main>
      <h1>Services</h1><a href="/films" id="second">Films</a>
      <section id="events"><p>A text</p><h2>Events</h2></section>
      <section id="bare"><p>A text</p></section>
    </main>
    <div id="gatsby-announcer" aria-live="assertive"></div>
  </div>`;
});

const focused = () => document.activeElement?.textContent;

it.each([
  ['a page', '/about', '/services', 'Services'],
  ['a section of another page', '/about', '/services#events', 'Events'],
  ['a section of the same page', '/services', '/services#events', 'Events'],
  ['a section without a heading', '/services', '/services#bare', 'A text'],
  ['a page, if the section is missing', '/about', '/services#gone', 'Services'],
])('a link to %s moves the focus to its heading', (_, from, to, heading) => {
  moved(from, to);
  expect(focused()).toBe(heading);
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

it('Back moves the focus to the link that was pressed, if it still exists', () => {
  at('/services', 'one');
  const second = document.querySelector<HTMLElement>('#second');
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  second?.click();
  moved('/services', '/films', 'two');
  expect(focused()).toBe('Services');
  moved('/films', '/services', 'one');
  expect(document.activeElement).toBe(second);
  second?.remove();
  moved('/films', '/services', 'one');
  expect(focused()).toBe('Services');
});

it("Gatsby's wrapper cannot be focused, and its announcer is hidden", () => {
  focusPlace({ prevLocation: null, location: at('/services', 'initial') } as unknown as RouteUpdateArgs);
  expect(document.querySelector('#gatsby-focus-wrapper')).not.toHaveAttribute('tabindex');
  expect(document.querySelector('#gatsby-announcer')).toHaveAttribute('hidden');
});
