import { waitFor } from '@testing-library/dom';
import '../../layout/pressed';
import { lateScripts } from './lateScripts';

const page =
  '<body><main>Films</main><slice-start id="s"></slice-start><script id="gatsby-chunk-mapping">window.m={}</script>' +
  '<script src="/runtime-1.js" async></script><script src="/app-2.js" async></script><slice-end id="s"></slice-end></body>';

const late = (html: string) => lateScripts(html, '/early-3.js');

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
  const run = (): void => {
    const [, code = ''] = /<script type="module">(.*?)<\/script>/.exec(late(page)) ?? [];
    new Function(code)();
  };
  const loaded = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));

  beforeEach(() => {
    document.head.innerHTML = '';
    document.body.innerHTML = '<img fetchpriority="high">';
  });

  const sources = ['/runtime-1.js', '/early-3.js', '/app-2.js'];

  it.each(['stands', 'fails'])('waits until the picture %s', async (how) => {
    const image = document.querySelector('img') as HTMLImageElement;
    let settle = (): void => undefined;
    image.decode = () => new Promise((stands, fails) => (settle = how === 'stands' ? stands : fails));
    run();
    expect(loaded()).toEqual([]);
    settle();
    await waitFor(() => expect(loaded()).toEqual(sources));
  });

  it.each(['pointerdown', 'keydown'])('does not wait after a %s, and loads nothing twice', async (type) => {
    const image = document.querySelector('img') as HTMLImageElement;
    image.decode = () => new Promise(() => undefined);
    run();
    dispatchEvent(new Event(type));
    expect(loaded()).toEqual(sources);
    dispatchEvent(new Event('load'));
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    expect(loaded()).toEqual(sources);
  });

  it('remembers the button pressed last, but not one that opens a popover or sends a form', () => {
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

  it('loads after the first frame where there is no picture', async () => {
    document.body.innerHTML = '';
    run();
    await waitFor(() => expect(loaded()).toEqual(sources));
  });
});
