import { act, render, screen } from '@testing-library/react';
import { content } from '../../testing/content';
import { ServiceIndex } from './ServiceIndex';

const services = content<{ slug: string; title: string }[]>('services.yaml');
const { index: label } = content<{ index: string }>('pages/services.yaml');
const [first, second, third] = services.map(({ slug }) => slug);

/** The observer of the browser, with a way to say what crosses the line. */
class Observer {
  static latest: Observer | undefined;
  readonly observed: string[] = [];
  connected = true;

  constructor(
    private readonly report: (entries: { target: { id: string }; isIntersecting: boolean }[]) => void,
    readonly options: { rootMargin: string },
  ) {
    Observer.latest = this;
  }

  observe({ id }: Element) {
    this.observed.push(id);
  }

  disconnect() {
    this.connected = false;
  }

  say(crossing: Record<string, boolean>) {
    act(() =>
      this.report(Object.entries(crossing).map(([id, isIntersecting]) => ({ target: { id }, isIntersecting }))),
    );
  }
}

/** The observer the index made last. */
function observer(): Observer {
  if (!Observer.latest) throw new Error('The index has made no observer');
  return Observer.latest;
}

/** Where the first block begins, in pixels below the window's upper edge. */
function firstBlockAt(top: number) {
  const block = document.getElementById(String(first));
  if (block) block.getBoundingClientRect = () => ({ top }) as DOMRect;
}

const current = () => screen.queryByRole('link', { current: 'location' });

beforeEach(() => {
  Object.assign(window, { IntersectionObserver: Observer });
  render(
    <>
      <ServiceIndex label={label} services={services} />
      {services.map(({ slug }) => (
        <article key={slug} id={slug} />
      ))}
    </>,
  );
});

test('names every service and leads to its block', () => {
  expect(screen.getByRole('navigation', { name: label })).toBeInTheDocument();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(services.map(({ slug }) => `/services#${slug}`));
  services.forEach(({ title }, at) => expect(links[at]).toHaveTextContent(title));
});

test('marks nothing before a block is reached, and watches all of them', () => {
  expect(current()).toBeNull();
  expect(observer().observed).toEqual(services.map(({ slug }) => slug));
});

test('marks the block on the line, and the later one where two stand side by side', () => {
  observer().say({ [`${first}`]: true });
  expect(current()).toHaveAttribute('href', `/services#${first}`);
  observer().say({ [`${first}`]: false, [`${second}`]: true });
  expect(current()).toHaveAttribute('href', `/services#${second}`);
  observer().say({ [`${third}`]: true });
  expect(current()).toHaveAttribute('href', `/services#${third}`);
});

test('keeps the mark between two blocks, and takes it away above the first', () => {
  observer().say({ [`${first}`]: true });
  firstBlockAt(-500);
  observer().say({ [`${first}`]: false });
  expect(current()).toHaveAttribute('href', `/services#${first}`);
  firstBlockAt(700);
  observer().say({ [`${first}`]: false });
  expect(current()).toBeNull();
});

test('draws the line anew when the window changes its height, one pixel high', () => {
  const before = observer();
  window.innerHeight = 1000;
  act(() => window.dispatchEvent(new Event('resize')));
  expect(before.connected).toBe(false);
  expect(observer()).not.toBe(before);
  const [top = 0, , bottom = 0] = observer().options.rootMargin.split(' ').map(Number.parseFloat);
  expect(1000 + top + bottom).toBe(1);
});
