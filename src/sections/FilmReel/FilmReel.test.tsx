import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { content } from '../../testing/content';
import { FilmReel } from './FilmReel';

const page = content<Queries.FilmReelFragment>('pages/index.yaml');
const films = content<Queries.PosterFragment[]>('films.yaml').map((film) => ({
  ...film,
  picture: { alt: film.title, file: { childImageSharp: null } },
}));
const reel = <FilmReel content={page} films={films} />;

test('has no buttons until scripts have taken over', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(reel);
  document.body.append(container);
  expect(within(container).queryAllByRole('button')).toHaveLength(0);
  render(reel, { container, hydrate: true });
  expect(within(container).getAllByRole('button')).toHaveLength(2);
});

test('says that a button is spent, also after the window has changed its size', () => {
  render(reel);
  const row = screen.getByRole('region', { name: page.reel.label });
  const spent = () =>
    [page.reel.previous, page.reel.next].map((name) =>
      screen.getByRole('button', { name }).getAttribute('aria-disabled'),
    );
  const sizes = { clientWidth: { value: 1440 }, scrollWidth: { value: 3040, writable: true } };
  Object.defineProperties(row, sizes);
  fireEvent.scroll(row);
  expect(spent()).toEqual(['true', 'false']);
  Object.assign(row, { scrollLeft: 1600 });
  fireEvent.scroll(row);
  expect(spent()).toEqual(['false', 'true']);
  Object.assign(row, { scrollWidth: 1440, scrollLeft: 0 });
  fireEvent(window, new Event('resize'));
  expect(spent()).toEqual(['true', 'true']);
});
