import { fireEvent, render, screen } from '@testing-library/react';
import { ServiceIndex } from './ServiceIndex';

const slugs = ['strategy', 'events', 'training', 'research'];
const services = slugs.map((slug) => ({ slug, title: slug }));
const [first, second, third, last] = slugs;

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
      <ServiceIndex label="All services" services={services} />
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
  // Without a layout every block stands at the window's edge.
  expect(current()).toHaveAttribute('href', `/services#${last}`);
  scrollTo(700);
  for (const block of screen.getAllByRole('article')) block.getBoundingClientRect = () => ({ top: 0 }) as DOMRect;
  fireEvent(window, new Event('resize'));
  expect(current()).toHaveAttribute('href', `/services#${last}`);
});
