import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { content } from '../../testing/content';
import { Carousel } from './Carousel';

const { next } = content<{ carousel: { next: string } }>('interface.yaml').carousel;
const carousel = (
  <Carousel heading={{ title: 'Films' }}>
    {['Makola', 'Rift', 'Highlife', 'Salt of Ada'].map((title) => (
      <a key={title} href="/films">
        {title}
      </a>
    ))}
  </Carousel>
);

/** Sets the width of the row to 1440 px, and of its content to the given width. */
function cardsOf(width: number) {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1440);
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(width);
}

afterEach(() => jest.restoreAllMocks());

test('has no buttons before hydration', () => {
  cardsOf(3040);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(carousel);
  expect(within(container).queryAllByRole('button')).toHaveLength(0);
  render(carousel, { container, hydrate: true });
  expect(within(container).getAllByRole('button')).toHaveLength(2);
});

test('scrolls by one view, disables a button at each end, and has no buttons if all cards fit', () => {
  cardsOf(3040);
  render(carousel);
  const row = screen.getByRole('region', { name: 'Films' });
  const disabled = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-disabled'));
  expect(disabled()).toEqual(['true', 'false']);
  row.scrollTo = jest.fn();
  screen.getByRole('button', { name: next }).click();
  expect(row.scrollTo).toHaveBeenCalledWith({ left: 1440 });
  row.scrollLeft = 1600;
  fireEvent.scroll(row);
  expect(disabled()).toEqual(['false', 'true']);
  row.scrollLeft = 0;
  cardsOf(1440);
  fireEvent(window, new Event('resize'));
  expect(disabled()).toEqual([]);
});

test('after scrolling, Tab reaches the first visible card, and from there all cards', () => {
  cardsOf(3040);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return 760 * [...document.querySelectorAll('li')].indexOf(this as HTMLLIElement);
  });
  render(carousel);
  const row = screen.getByRole('region', { name: 'Films' });
  row.scrollTo = jest.fn();
  const reached = () => screen.getAllByRole('link').filter(({ tabIndex }) => tabIndex === 0);
  expect(reached()).toHaveLength(4);
  screen.getByRole('button', { name: next }).click();
  const [first] = reached();
  expect(first).toHaveTextContent('Rift');
  fireEvent.focusIn(row);
  expect(reached()).toHaveLength(3);
  if (first) fireEvent.focusIn(first);
  expect(reached()).toHaveLength(4);
});
