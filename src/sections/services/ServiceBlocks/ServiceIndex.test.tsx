import { fireEvent, render, screen } from '@testing-library/react';
import { ServiceIndex } from './ServiceIndex';

const services = ['strategy', 'events', 'training', 'research'].map((slug) => ({ slug, title: slug }));

/** Sets the tops of the first blocks, in px below the window's upper edge. The others are far below. */
function scrollTo(...tops: number[]) {
  services.forEach(({ slug }, at) => {
    const block = document.getElementById(slug);
    if (block) block.getBoundingClientRect = () => ({ top: tops[at] ?? 5000 }) as DOMRect;
  });
  fireEvent.scroll(window);
}

const current = () => screen.queryByRole('link', { current: 'location' })?.getAttribute('href');

test('marks the last block above the line; of two side by side, the second', () => {
  render(<ServiceIndex label="All services" services={services} />);
  for (const { slug: id } of services) document.body.append(Object.assign(document.createElement('article'), { id }));
  scrollTo(700, 1450);
  expect(current()).toBeUndefined();
  scrollTo(150, 900);
  expect(current()).toBe('/services#strategy');
  scrollTo(-650, 100, 100);
  expect(current()).toBe('/services#training');
  scrollTo(-600, 150, 950);
  expect(current()).toBe('/services#events');
});
