import { waitFor } from '@testing-library/react';
import { lateScripts } from './lateScripts';
import { gatsbyPage } from '../testing/gatsbyPage';

const page = (path = '/films') => gatsbyPage(path, '<main>Films</main>');

const late = (html: string) => lateScripts(html);
const inline = (html: string) =>
  [...html.matchAll(/<script(?![^>]*json)[^>]*>([^]*?)<\/script>/g)].map(([, code = '']) => code);

it('leaves one inline script, the same on every page', () => {
  const [films, about] = [late(page()), late(page('/about'))];
  expect(inline(films)).toHaveLength(1);
  expect(inline(films)).toEqual(inline(about));
  expect(films).toContain('data-sources="/runtime-1.js /app-2.js"');
  expect(films).toContain('<main>Films</main>');
});

it('leaves alone a page that has been through it, and a file that is no page', () => {
  expect(late(late(page()))).toBe(late(page()));
  expect(late('<body>Films</body>')).toBe('<body>Films</body>');
});

it('takes a page whose styles name its attribute for one that has not been through it', () => {
  expect(late(`<style>[data-scripts=ready]{}</style>${page()}`)).toContain('data-sources="/runtime-1.js /app-2.js"');
});

it('does it again when Gatsby has exchanged the scripts of a finished page', () => {
  const [, slice = ''] = /(<!-- slice-start[^]*slice-end[^>]*>)/.exec(page()) ?? [];
  const stitched = late(page()).replace(/<!-- slice-start[^]*slice-end[^>]*>/, slice.replaceAll('-2.js', '-9.js'));
  expect(late(stitched)).toContain('/app-9.js');
});

it.each(['pagePath', '___webpackCompilationHash', 'async', 'slice-start'])('stops the build without %s', (piece) => {
  expect(() => late(page().replaceAll(piece, 'other'))).toThrow('lateScripts.ts');
});

describe('in a browser', () => {
  const sources = ['/runtime-1.js', '/app-2.js'];
  const asked: string[] = [];
  const frame = () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  const scripts = () => [...document.head.querySelectorAll('script')];
  const loaded = () => scripts().map((one) => one.getAttribute('src'));
  let listening: AbortController;
  let byTouch: boolean;

  const run = (path?: string): void => {
    const html = late(page(path));
    document.body.insertAdjacentHTML('beforeend', html.replace(/^.*<body>|<\/body>$/g, ''));
    new Function(inline(html)[0] ?? '')();
  };

  /** Lets the picture of the first screen stand, or fail, when the test says so. */
  const picture = () => {
    const image = document.querySelector('img') as HTMLImageElement;
    const way = { stands: (): void => undefined, fails: (): void => undefined };
    image.decode = () => new Promise((stands, fails) => Object.assign(way, { stands, fails }));
    return way;
  };

  beforeEach(() => {
    listening = new AbortController();
    const { signal } = listening;
    const listen = window.addEventListener.bind(window);
    jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener, options) => {
      listen(type, listener, { ...(typeof options === 'object' ? options : { capture: options ?? false }), signal });
    });
    asked.length = 0;
    window.fetch = (src) => Promise.reject(new Error(String(asked.push(String(src)))));
    window.pressed = null;
    byTouch = true;
    window.matchMedia = (query) => ({ matches: byTouch === (query === '(pointer: coarse)') }) as MediaQueryList;
    document.head.innerHTML = '';
    document.body.innerHTML = '<img fetchpriority="high">';
    delete document.documentElement.dataset.scripts;
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    listening.abort();
    // What was about to run runs in its own test.
    await frame();
  });

  it.each(['stands', 'fails'] as const)(
    'fetches the scripts when the picture %s, and runs none on a phone',
    async (how) => {
      const hero = picture();
      run();
      await frame();
      expect(asked).toEqual([]);
      hero[how]();
      await waitFor(() => expect(asked).toEqual(sources));
      expect(loaded()).toEqual([]);
    },
  );

  it('fetches them after the first frame where there is no picture', async () => {
    document.body.innerHTML = '';
    run();
    await waitFor(() => expect(asked).toEqual(sources));
  });

  it('fetches nothing in advance where the visitor saves data, and still runs', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    document.body.innerHTML = '';
    run();
    await frame();
    await frame();
    expect(asked).toEqual([]);
    dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(loaded()).toEqual(sources));
    Object.assign(navigator, { connection: undefined });
  });

  it.each(['mousemove', 'click', 'keyup', 'focusin', 'scroll'])(
    'runs them in their order after a %s, picture or not, and never twice',
    async (type) => {
      picture();
      run();
      document.body.dispatchEvent(new Event(type));
      expect(loaded()).toEqual([]);
      await waitFor(() => expect(loaded()).toEqual(sources));
      expect(scripts().some(({ async }) => async)).toBe(false);
      dispatchEvent(new Event('scroll'));
      await frame();
      expect(loaded()).toEqual(sources);
    },
  );

  it.each([
    ['on the not-found screen', true, '/404.html'],
    ['where there is a mouse', false, '/films'],
  ])('runs them when the picture stands %s', async (_, touch, path) => {
    byTouch = touch;
    const hero = picture();
    run(path);
    await frame();
    expect(loaded()).toEqual([]);
    hero.stands();
    await waitFor(() => expect(loaded()).toEqual(sources));
    expect(asked).toEqual([]);
  });

  it('runs nothing in a browser older than the range', async () => {
    const { at } = Array.prototype;
    Reflect.deleteProperty(Array.prototype, 'at');
    Object.assign(window, { CSS: { supports: () => false } });
    byTouch = false;
    try {
      run();
    } finally {
      Object.defineProperty(Array.prototype, 'at', { value: at, writable: true, configurable: true });
    }
    dispatchEvent(new Event('scroll'));
    await frame();
    await frame();
    expect(loaded()).toEqual([]);
  });

  describe('a form', () => {
    const sent = jest.fn((event: Event) => {
      const held = event.defaultPrevented;
      // The environment sends nothing.
      event.preventDefault();
      return held;
    });
    const send = () => document.querySelector('button')?.click();

    beforeEach(() => {
      sent.mockClear();
      document.body.innerHTML = '<form><button type="submit">Send</button></form>';
      document.body.addEventListener('submit', sent, { signal: listening.signal });
      run();
    });

    it.each([
      ['one does not come', () => scripts()[1]?.dispatchEvent(new Event('error'))],
      ['one throws', () => dispatchEvent(new Event('error'))],
      ['what they fetch does not come', () => dispatchEvent(new Event('unhandledrejection'))],
    ])('is sent the browser’s own way when %s', async (_, fail) => {
      send();
      await waitFor(() => expect(loaded()).toEqual(sources));
      fail();
      expect(sent).toHaveBeenCalledTimes(2);
      expect(sent).toHaveLastReturnedWith(false);
      send();
      expect(sent).toHaveLastReturnedWith(false);
    });

    it('is sent the browser’s own way after five seconds', () => {
      jest.useFakeTimers();
      send();
      jest.advanceTimersByTime(5000);
      jest.useRealTimers();
      expect(sent).toHaveLastReturnedWith(false);
    });

    it('is the scripts’ own once they have taken the page over', () => {
      document.documentElement.dataset.scripts = 'ready';
      send();
      expect(sent).toHaveLastReturnedWith(false);
    });

    it('is not sent by itself when they do not come', async () => {
      dispatchEvent(new Event('scroll'));
      await waitFor(() => expect(loaded()).toEqual(sources));
      scripts()[0]?.dispatchEvent(new Event('error'));
      expect(sent).not.toHaveBeenCalled();
    });
  });
});
