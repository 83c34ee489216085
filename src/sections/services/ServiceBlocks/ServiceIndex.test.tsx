import { fireEvent, render, screen } from '@testing-library/react';
import { ServiceIndex } from './ServiceIndex';

const slugs = ['strategy', 'events', 'training', 'research'];
const services = slugs.map((slug) => ({ slug, title: slug }));
const [first, second, third] = slugs;

/** Sets the tops of the first blocks, in px below the window's upper edge. The others are far below. */
function scrollTo(...tops: number[]) {
  services.forEach(({ slug }, at) => {
    const block = document.getElementById(slug);
    if (block) block.getBoundingClientRect = () => ({ top: tops[at] ?? 5000 }) as DOMRect;
  });
  fireEvent.scroll(window);
}

const current = () => screen.queryByRole('link', { current: 'location' });

const show = () =>
  render(
    <>
      <ServiceIndex label="All services" services={services} />
      {services.map(({ slug }) => (
        <article key={slug} id={slug} />
      ))}
    </>,
  );

test('marks the last block above the line; of two side by side, the second', () => {
  show();
  scrollTo(700, 1450);
  expect(current()).toBeNull();
  scrollTo(150, 900);
  expect(current()).toHaveAttribute('href', `/services#${first}`);
  scrollTo(-650, 100, 100);
  expect(current()).toHaveAttribute('href', `/services#${third}`);
  scrollTo(-600, 150, 950);
  expect(current()).toHaveAttribute('href', `/services#${second}`);
});
