import { fireEvent, render, screen } from '@testing-library/react';
import { content } from '../../testing/content';
import { ServiceIndex } from './ServiceIndex';

const services = content<{ slug: string; title: string }[]>('services.yaml');
const { index: label } = content<{ index: string }>('pages/services.yaml');
const [first, second, third] = services.map(({ slug }) => slug);

/** Where the first blocks begin, in pixels below the window's upper edge; the others far below. */
function scrollTo(...tops: number[]) {
  services.forEach(({ slug }, at) => {
    const block = document.getElementById(slug);
    if (block) block.getBoundingClientRect = () => ({ top: tops[at] ?? 5000 }) as DOMRect;
  });
  fireEvent.scroll(window);
}

const current = () => screen.queryByRole('link', { current: 'location' });

beforeEach(() => {
  render(
    <>
      <ServiceIndex label={label} services={services} />
      {services.map(({ slug }) => (
        <article key={slug} id={slug} />
      ))}
    </>,
  );
});

test('marks the block that has passed the line, and the later one where two stand side by side', () => {
  scrollTo(150, 900);
  expect(current()).toHaveAttribute('href', `/services#${first}`);
  scrollTo(-650, 100, 100);
  expect(current()).toHaveAttribute('href', `/services#${third}`);
  scrollTo(-600, 150, 950);
  expect(current()).toHaveAttribute('href', `/services#${second}`);
});

test('keeps the mark between two blocks, and takes it away above the first', () => {
  scrollTo(-500, 250);
  expect(current()).toHaveAttribute('href', `/services#${first}`);
  scrollTo(700, 1450);
  expect(current()).toBeNull();
});

test('looks at once, and again when the window changes its size', () => {
  const last = `/services#${services.at(-1)?.slug}`;
  // Without a layout every block stands at the window's edge.
  expect(current()).toHaveAttribute('href', last);
  scrollTo(700);
  for (const block of screen.getAllByRole('article')) block.getBoundingClientRect = () => ({ top: 0 }) as DOMRect;
  fireEvent(window, new Event('resize'));
  expect(current()).toHaveAttribute('href', last);
});
