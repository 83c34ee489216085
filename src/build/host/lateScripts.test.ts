import { waitFor } from '@testing-library/dom';
import '../../layout/pressed';
import { lateScripts } from './lateScripts';

const page =
  '<body><main>Films</main><slice-start id="s"></slice-start><script id="gatsby-chunk-mapping">window.m={}</script>' +
  '<script src="/runtime-1.js" async></script><script src="/app-2.js" async></script><slice-end id="s"></slice-end></body>';

const late = (html: string, atOnce = false) => lateScripts(html, { early: '/early-3.js', atOnce });

it('puts one inline script in the place of all that have an address, and leaves everything else', () => {
  const written = late(page);
  expect(written).toMatch(/const sources = \["\/runtime-1\.js","\/early-3\.js","\/app-2\.js"\];/);
  expect(written.match(/<script type="module">/g)).toHaveLength(1);
  expect(written).not.toContain('src="/');
  const frame = written.replace(/<script type="module">.*?<\/script>/, '');
  expect(frame).toBe(page.replaceAll(/<script src=.*?<\/script>/g, ''));
});

it('leaves a page alone that has been through it, and one without scripts', () => {
  expect(late(late(page))).toBe(late(page));
  expect(late('<body>Films</body>')).toBe('<body>Films</body>');
});

describe('in a browser', () => {
  const sources = ['/runtime-1.js', '/early-3.js', '/app-2.js'];
  const asked: string[] = [];
  const frame = () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  const scripts = () => [...document.head.querySelectorAll('script')];
  const loaded = () => scripts().map((one) => one.getAttribute('src'));
  let listening: AbortController;
  let byTouch: boolean;

  const run = (atOnce = false): void => {
    const [, code = ''] = /<script type="module">(.*?)<\/script>/.exec(late(page, atOnce)) ?? [];
    new Function(code)();
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

  it('fetches nothing for whoever asked to spare the connection, and still runs', async () => {
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
    ['on a page that has something to do', true, true],
    ['where there is a mouse', false, false],
  ])('runs them when the picture stands %s', async (_, touch, atOnce) => {
    byTouch = touch;
    const hero = picture();
    run(atOnce);
    await frame();
    expect(loaded()).toEqual([]);
    hero.stands();
    await waitFor(() => expect(loaded()).toEqual(sources));
    expect(asked).toEqual([]);
  });

  it('remembers the button pressed last, but not one that opens a popover', () => {
    document.body.innerHTML =
      '<button type="button"><b>Play</b></button><button type="button" popovertarget="menu">Menu</button><a href="#x">Films</a>';
    run();
    document.querySelector('b')?.click();
    expect(window.pressed).toHaveTextContent('Play');
    for (const other of ['[popovertarget]', 'a']) {
      document.querySelector<HTMLElement>(other)?.click();
      expect(window.pressed).toBeNull();
    }
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
      document.body.innerHTML = '<form><button>Send</button></form>';
      document.body.addEventListener('submit', sent, { signal: listening.signal });
      run();
    });

    it('waits for the scripts', async () => {
      send();
      expect(sent).toHaveLastReturnedWith(true);
      expect(window.pressed).toHaveTextContent('Send');
      await waitFor(() => expect(loaded()).toEqual(sources));
    });

    it('is sent the browser’s own way when they do not come', async () => {
      send();
      await waitFor(() => expect(loaded()).toEqual(sources));
      scripts()[1]?.dispatchEvent(new Event('error'));
      expect(sent).toHaveBeenCalledTimes(2);
      expect(sent).toHaveLastReturnedWith(false);
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
