import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { content } from '../../testing/content';
import { Carousel } from './Carousel';

const { next } = content<{ carousel: { next: string } }>('interface.yaml').carousel;
const carousel = (
  <Carousel heading={{ title: 'Films' }}>
    {['Makola', 'Rift', 'Highlife', 'Salt of Ada'].map((title) => (
      // A list inside a card is not part of the row.
      <ul key={title}>
        <li>{title}</li>
      </ul>
    ))}
  </Carousel>
);

/** Sets the widths of the row and of its content, and the places of the cards: the first at 200 px, the others 320 px apart. */
function cardsOf(width: number, room = 1440) {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(room);
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(width);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    const card = this.parentElement?.closest('li') ?? this;
    return 200 + 320 * [...document.querySelectorAll('[role=region] > ul > li')].indexOf(card);
  });
}

test('has no buttons before hydration', () => {
  cardsOf(3040);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(carousel);
  expect(within(container).queryAllByRole('button')).toHaveLength(0);
  render(carousel, { container, hydrate: true });
  expect(within(container).getAllByRole('button')).toHaveLength(2);
});

test('scrolls by as many whole cards as fit or one, disables a button at each end, and has no buttons if all cards fit', () => {
  cardsOf(3040);
  render(carousel);
  const row = screen.getByRole('region', { name: 'Films' });
  const disabled = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-disabled'));
  expect(disabled()).toEqual(['true', 'false']);
  row.scrollBy = jest.fn();
  screen.getByRole('button', { name: next }).click();
  expect(row.scrollBy).toHaveBeenCalledWith({ left: 3 * 320 });
  cardsOf(3040, 300);
  screen.getByRole('button', { name: next }).click();
  expect(row.scrollBy).toHaveBeenLastCalledWith({ left: 320 });
  cardsOf(3040);
  row.scrollLeft = 1600;
  fireEvent.scroll(row);
  expect(disabled()).toEqual(['false', 'true']);
  row.scrollLeft = 0;
  cardsOf(1440);
  fireEvent(window, new Event('resize'));
  expect(disabled()).toEqual([]);
});

test('has both buttons until it is within two pixels of an end', () => {
  cardsOf(3040);
  render(carousel);
  const row = screen.getByRole('region');
  const disabledAt = (left: number) => {
    row.scrollLeft = left;
    fireEvent.scroll(row);
    return screen.getAllByRole('button').map((button) => button.getAttribute('aria-disabled'));
  };
  for (const left of [0, 2]) expect(disabledAt(left)).toEqual(['true', 'false']);
  for (const left of [3, 800, 1597]) expect(disabledAt(left)).toEqual(['false', 'false']);
  for (const left of [1598, 1600]) expect(disabledAt(left)).toEqual(['false', 'true']);
});
