import { waitFor } from '@testing-library/react';
import { gatsbyPage } from '../testing/gatsbyPage';
import { lateScripts } from './lateScripts';

// Cheerio needs what this environment lacks; the environment itself can count.
jest.mock('cheerio', () => ({
  load: (html: string) => (selector: string) =>
    new globalThis.DOMParser().parseFromString(html, 'text/html').querySelectorAll(selector),
}));

const hero = '<img fetchpriority="high">';
const page = (path = '/films', content = hero) => gatsbyPage(path, `${content}<div data-styles hidden></div>`);
const inline = (html: string) =>
  [...html.matchAll(/<script(?![^>]*json)[^>]*>([^]*?)<\/script>/g)].map(([, code = '']) => code);

it('leaves one inline script, the same on every page', () => {
  const [films, about] = [lateScripts(page()), lateScripts(page('/about', '<p><b>About</b></p>'))];
  expect(inline(films)).toHaveLength(1);
  expect(inline(films)).toEqual(inline(about));
  expect(films).toContain('data-sources="/runtime-1.js /app-2.js"');
});

it('leaves alone a page that has been through it, and a file that is no page', () => {
  expect(lateScripts(lateScripts(page()))).toBe(lateScripts(page()));
  expect(lateScripts('<body>Films</body>')).toBe('<body>Films</body>');
});

it('does it again when Gatsby has exchanged the scripts of a finished page', () => {
  const [, slice = ''] = /(<!-- slice-start[^]*slice-end[^>]*>)/.exec(page()) ?? [];
  const exchanged = lateScripts(page()).replace(/<!-- slice-start[^]*slice-end[^>]*>/, slice.replaceAll('-2', '-9'));
  expect(lateScripts(exchanged)).toContain('/app-9.js');
});

it.each(['pagePath', '___webpackCompilationHash', 'async', 'slice-start'])('stops the build without %s', (piece) => {
  expect(() => lateScripts(page().replaceAll(piece, 'other'))).toThrow('lateScripts.ts');
});

describe('in a browser', () => {
  const sources = ['/runtime-1.js', '/app-2.js'];
  const form = '<form action="/send"><button type="submit">Send</button></form><button type="button">Soon</button>';
  const { dataset } = document.documentElement;
  const asked: string[] = [];
  const frame = () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  const scripts = () => [...document.head.querySelectorAll('script')];
  const loaded = () => scripts().map((one) => one.getAttribute('src'));
  /** What the picture of the first screen does. */
  let picture: { stands(): void; fails(): void };
  let byTouch: boolean;
  let listening: AbortController;
  /** Whether somebody has kept the browser from sending a form. */
  const sent = jest.fn((event: Event) => event.defaultPrevented);

  const parse = (path?: string, content?: string) => {
    window.history.replaceState(null, '', (path ?? '/films').replace('.html', ''));
    const html = lateScripts(page(path, content));
    document.body.innerHTML = html.replace(/^.*<body>|<\/body>$/g, '');
    for (const image of document.images)
      image.decode = () => new Promise((stands, fails) => (picture = { stands: () => stands(), fails }));
    return () => new Function(inline(html)[0] ?? '')();
  };
  const run = (path?: string, content?: string) => parse(path, content)();
  const press = (type: string) => document.querySelector<HTMLElement>(`button[type=${type}]`)?.click();

  beforeEach(() => {
    listening = new AbortController();
    const { signal } = listening;
    const listen = window.addEventListener.bind(window);
    jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener, options) => {
      listen(type, listener, { ...(typeof options === 'object' ? options : { capture: options ?? false }), signal });
    });
    asked.length = 0;
    window.fetch = (src) => Promise.reject(new Error(String(asked.push(String(src)))));
    byTouch = true;
    window.matchMedia = (query) => ({ matches: byTouch === (query === '(pointer: coarse)') }) as MediaQueryList;
    document.head.innerHTML = '';
    delete dataset.scripts;
    sent.mockClear();
    document.body.addEventListener('submit', sent, { signal });
    // The environment sends nothing.
    listen('submit', (event) => event.preventDefault(), { signal });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    listening.abort();
    // What was about to run runs in its own test.
    await frame();
  });

  it.each(['stands', 'fails'] as const)('fetches when the picture %s, and runs nothing on a phone', async (how) => {
    run();
    await frame();
    expect(asked).toEqual([]);
    picture[how]();
    await waitFor(() => expect(asked).toEqual(sources));
    expect(loaded()).toEqual([]);
  });

  it('fetches nothing in advance where the visitor saves data', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    run('/films', '');
    await frame();
    await frame();
    expect(asked).toEqual([]);
    Object.assign(navigator, { connection: undefined });
  });

  it.each(['mousemove', 'click', 'keyup', 'focusin', 'scroll', 'submit'])(
    'runs them in their order after a %s, picture or not, and never twice',
    async (type) => {
      run();
      document.querySelector('img')?.dispatchEvent(new Event(type, { bubbles: true }));
      expect(loaded()).toEqual([]);
      await waitFor(() => expect(loaded()).toEqual(sources));
      expect(scripts().some(({ async }) => async)).toBe(false);
      dispatchEvent(new Event('keyup'));
      await frame();
      expect(loaded()).toEqual(sources);
    },
  );

  it.each([
    ['on the not-found screen', true, '/404.html'],
    ['where there is a mouse', false, '/films'],
  ])('runs them when the picture stands %s', async (_, touch, path) => {
    byTouch = touch;
    run(path);
    await frame();
    expect(loaded()).toEqual([]);
    picture.stands();
    await waitFor(() => expect(loaded()).toEqual(sources));
  });

  it.each<[string, () => void]>([
    ['in a browser older than the range', () => Object.assign(window, { CSS: { supports: () => false } })],
    ['at an address that is not the page’s', () => window.history.replaceState(null, '', '/films//')],
    ['in a page that was changed before', () => document.querySelector('img')?.after(document.createElement('b'))],
    ['in a page that is changed now', () => setTimeout(() => document.querySelector('img')?.remove())],
  ])('runs nothing %s', async (_, change) => {
    const { at } = Array.prototype;
    byTouch = false;
    const begin = parse('/films', `<p>Films</p>${hero}`);
    change();
    if ('CSS' in window) Reflect.deleteProperty(Array.prototype, 'at');
    try {
      begin();
    } finally {
      Object.defineProperty(Array.prototype, 'at', { value: at, writable: true, configurable: true });
      Reflect.deleteProperty(window, 'CSS');
    }
    await waitFor(() => expect(dataset.scripts).toBe('failed'));
    dispatchEvent(new Event('scroll'));
    await frame();
    await frame();
    expect(loaded()).toEqual([]);
  });

  it.each([
    ['one does not come', () => scripts()[1]?.dispatchEvent(new Event('error'))],
    ['one throws', () => dispatchEvent(new Event('error'))],
    ['what they fetch does not come', () => dispatchEvent(new Event('unhandledrejection'))],
    ['the page is changed', () => document.querySelector('form')?.append('¡')],
  ])('a form is sent the browser’s own way when %s, whatever was pressed since', async (_, fail) => {
    run('/films', form);
    press('submit');
    press('button');
    expect(sent).toHaveLastReturnedWith(true);
    await waitFor(() => expect(loaded()).toEqual(sources));
    fail();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    expect(sent).toHaveLastReturnedWith(false);
  });

  it('a form is sent the browser’s own way after five seconds', () => {
    jest.useFakeTimers();
    run('/films', form);
    press('submit');
    expect(window.onbeforeunload).not.toBeNull();
    jest.advanceTimersByTime(5000);
    jest.useRealTimers();
    expect(sent).toHaveLastReturnedWith(false);
    expect(window.onbeforeunload).toBeNull();
  });

  it('a form that has nowhere to go is not sent to the page', async () => {
    run('/films', form.replace('action="/send"', ''));
    press('submit');
    dispatchEvent(new Event('error'));
    expect(sent).toHaveBeenCalledTimes(1);
    press('submit');
    expect(sent).toHaveLastReturnedWith(true);
  });

  it('keeps what was sent and what was pressed last, until the scripts have taken the page over', () => {
    run('/films', form);
    press('button');
    press('submit');
    press('button');
    expect([...(window.pressed ?? [])].map(({ type }) => type)).toEqual(['submit', 'button']);
    document.querySelector('form')?.click();
    expect([...(window.pressed ?? [])].map(({ type }) => type)).toEqual(['submit']);
    dataset.scripts = 'ready';
    press('button');
    press('submit');
    expect(window.pressed?.size).toBe(1);
    expect(sent).toHaveLastReturnedWith(false);
  });
});
