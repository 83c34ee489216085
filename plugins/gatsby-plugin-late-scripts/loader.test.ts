import { waitFor } from '@testing-library/react';
import { removeListeners } from '../../src/testing/listeners';

// The inline script of every page. It decides when the scripts run, and records presses before that.

const sources = ['/runtime-1.js', '/app-2.js'];
const hero = '<img fetchpriority="high">';
const soon = '<button type="button">Soon</button>';
const form = `<form name="one" action="/send"><button type="submit">Send</button></form>${soon}`;
const { dataset } = document.documentElement;
const translated = document.createElement('font');
const sheets = document.createElement('div');
sheets.dataset.styles = '';

const frame = () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
const scripts = () => [...document.head.querySelectorAll('script')];
const loaded = () => scripts().map((one) => one.getAttribute('src'));
const press = (type: string) => document.querySelector<HTMLElement>(`button[type=${type}]`)?.click();

const asked: string[] = [];
/** Ends the decoding of the picture of the first screen. */
let picture: { loads(): void; fails(): void };
/** Called when a form is sent. Returns true if the event was prevented. */
const sent = jest.fn((event: Event) => event.defaultPrevented);

/** Shows a page as `lateScripts.ts` leaves it, and runs its inline script, after a change if there is one. */
function run(path = '/films', content = hero, change = () => {}): void {
  window.history.replaceState(null, '', path.replace('.html', ''));
  document.body.innerHTML = `<div id="___gatsby">${content}</div>
    <script id="gatsby-script-loader" type="application/json">"${path}"</script>
    <script type="module" data-hash="c0ffee" data-sources="${sources.join(' ')}"></script>`;
  for (const image of document.images)
    image.decode = () => new Promise((resolve, fails) => (picture = { loads: () => resolve(), fails }));
  change();
  jest.isolateModules(() => void jest.requireActual('./loader'));
}
const withMouse = () => (window.matchMedia = () => ({ matches: false }) as MediaQueryList);

removeListeners();
beforeEach(() => {
  asked.length = 0;
  window.fetch = (src) => Promise.reject(new Error(String(asked.push(String(src)))));
  window.matchMedia = (query) => ({ matches: query === '(pointer: coarse)' }) as MediaQueryList;
  // jsdom does not support cascade layers, and reports an error when a form is sent.
  Object.assign(window, { CSSLayerBlockRule: Object });
  addEventListener('submit', (event) => event.preventDefault());
  document.head.innerHTML = '';
  delete dataset.scripts;
  delete dataset.pictured;
  sent.mockClear();
  document.body.addEventListener('submit', sent);
});
afterEach(async () => {
  document.body.removeEventListener('submit', sent);
  // Waits for pending work, so that it does not run in the next test.
  await frame();
});

it.each(['loads', 'fails'] as const)('only fetches the scripts on a phone when the picture %s', async (how) => {
  run();
  await frame();
  expect([...asked, dataset.pictured]).toEqual([undefined]);
  picture[how]();
  await waitFor(() => expect(asked).toEqual(sources));
  expect(loaded()).toEqual([]);
  // Only a picture that has loaded may move.
  expect(dataset.pictured).toBe(how === 'loads' ? '' : undefined);
});

it('runs the scripts on a phone when the page has been idle', async () => {
  window.fetch = (src) => Promise.resolve({ blob: () => asked.push(String(src)) } as unknown as Response);
  run('/films', '');
  await waitFor(() => expect(asked).toEqual(sources));
  expect(loaded()).toEqual([]);
  await waitFor(() => expect(loaded()).toEqual(sources), { timeout: 5000 });
});

it('fetches nothing in advance if the visitor saves data', async () => {
  jest.useFakeTimers();
  Object.assign(navigator, { connection: { saveData: true } });
  run('/films', '');
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  expect([...asked, ...loaded()]).toEqual([]);
  Object.assign(navigator, { connection: undefined });
});

const events = ['mousemove', 'click', 'keyup', 'focusin', 'scroll', 'submit'];
it.each(events)('runs the scripts once, in order, after a %s', async (type) => {
  run();
  document.querySelector('img')?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(loaded()).toEqual([]);
  await waitFor(() => expect(loaded()).toEqual(sources));
  expect(scripts().some(({ async }) => async)).toBe(false);
  dispatchEvent(new Event('keyup'));
  await frame();
  expect(loaded()).toEqual(sources);
});

it.each(['/404.html', '/films'])('runs the scripts of %s when the picture has loaded', async (path) => {
  // On a phone the scripts of other pages wait for the visitor.
  if (path === '/films') withMouse();
  run(path);
  await frame();
  expect(loaded()).toEqual([]);
  picture.loads();
  await waitFor(() => expect(loaded()).toEqual(sources));
});

it.each<[string, () => void]>([
  ['in a browser that is too old', () => Reflect.deleteProperty(window, 'CSSLayerBlockRule')],
  ['at an address that is not the page’s', () => window.history.replaceState(null, '', '/films//')],
  ['in a translated page', () => document.body.append(translated)],
])('runs no script %s', async (_, change) => {
  withMouse();
  run('/films', '<p>Films</p>', change);
  await waitFor(() => expect(dataset.scripts).toBe('off'));
  dispatchEvent(new Event('scroll'));
  await frame();
  await frame();
  expect(loaded()).toEqual([]);
});

it.each<[string, () => unknown]>([
  ['a script cannot be loaded', () => scripts()[1]?.dispatchEvent(new Event('error'))],
  ['a script throws', () => dispatchEvent(new ErrorEvent('error', { filename: scripts()[1]?.src ?? '' }))],
  ['the page is translated', () => (document.body.append(translated), window.lateScripts?.takeOver())],
  ['its sheets cannot be loaded', () => (document.body.append(sheets), window.lateScripts?.takeOver())],
])('the browser sends a waiting form itself when %s', async (_, fail) => {
  run('/films', form);
  press('submit');
  press('button');
  expect(sent).toHaveLastReturnedWith(true);
  await waitFor(() => expect(loaded()).toEqual(sources));
  fail();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent).toHaveLastReturnedWith(false);
  expect(window.lateScripts?.takeOver()).toBe(false);
});

it('requests a script that failed to load once more, without the cache', async () => {
  const requests: unknown[] = [];
  window.fetch = (src, init) => {
    requests.push([src, init?.cache]);
    return Promise.resolve({ blob: () => Promise.resolve() } as unknown as Response);
  };
  run();
  dispatchEvent(new Event('keyup'));
  const tries = () => scripts().filter((script) => script.getAttribute('src') === sources[1]);
  for (const count of [1, 2]) {
    await waitFor(() => expect(tries()).toHaveLength(count));
    expect(dataset.scripts).toBeUndefined();
    tries()[count - 1]?.dispatchEvent(new Event('error'));
  }
  await waitFor(() => expect(dataset.scripts).toBe('off'));
  expect(requests).toEqual([[sources[1], 'reload']]);
  expect(tries()).toHaveLength(2);
});

it.each([
  ['an error of an extension', new ErrorEvent('error', { filename: 'chrome-extension://id/content.js' })],
  ['an error of an in-app browser', new ErrorEvent('error', { filename: window.location.href })],
  ['a rejection', new Event('unhandledrejection')],
])('starts the scripts after %s, and in a page that an extension has changed', async (_, event) => {
  run('/films', form);
  dispatchEvent(event);
  document.dispatchEvent(new Event('click'));
  document.querySelector('form')?.append('¡', document.createElement('b'));
  dispatchEvent(new Event('keyup'));
  await waitFor(() => expect(loaded()).toEqual(sources));
  dispatchEvent(event);
  expect(window.lateScripts?.takeOver()).toBe(true);
  expect(dataset.scripts).toBe('ready');
});

it('the browser sends a waiting form itself after five seconds', () => {
  jest.useFakeTimers();
  run('/films', form);
  press('submit');
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(true);
  jest.advanceTimersByTime(5000);
  jest.useRealTimers();
  expect(sent).toHaveLastReturnedWith(false);
  expect(isAsked()).toBe(false);
});

it('a form without an address waits for the scripts, and is never sent to the page', async () => {
  jest.useFakeTimers();
  run('/films', form.replace('action="/send"', ''));
  press('submit');
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  expect(dataset.scripts).toBeUndefined();
  window.lateScripts?.stayStatic();
  expect(sent).toHaveBeenCalledTimes(1);
  press('submit');
  expect(sent).toHaveLastReturnedWith(true);
});

it('records the sent form and the last press until the scripts have taken over', () => {
  const pressed = () => window.lateScripts?.pressed().flatMap((control) => control?.textContent ?? []);
  run('/films', `${form}<a role="link">Later</a>`);
  press('button');
  press('submit');
  expect(pressed()).toEqual(['Send']);
  expect(document.querySelector('[type=submit]')?.getAttribute('aria-busy')).toBe('true');
  document.querySelector<HTMLElement>('[role=link]')?.click();
  expect(pressed()).toEqual(['Send', 'Later']);
  document.querySelector('form')?.click();
  expect(pressed()).toEqual(['Send']);
  document.querySelector('[role=link]')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(pressed()).toEqual(['Send', 'Later']);
  expect(window.lateScripts?.takeOver()).toBe(true);
  press('button');
  expect(pressed()).toEqual(['Send', 'Later']);
  press('submit');
  expect(sent).toHaveLastReturnedWith(false);
});
