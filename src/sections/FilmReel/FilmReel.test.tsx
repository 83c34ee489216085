import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { content } from '../../testing/content';
import { FilmReel } from './FilmReel';

const page = content<Queries.FilmReelFragment>('pages/index.yaml');
const films = content<Queries.PosterFragment[]>('films.yaml').map((film) => ({
  ...film,
  picture: { alt: film.title, file: { childImageSharp: null } },
}));
const reel = <FilmReel content={page} films={films} />;

/** Poster and gap, what the window shows of the row, and its left edge, in px: four whole posters fit. */
const [pitch, view, edge] = [320, 1440, 80];

/** Gives the row the measures a browser would, and lets it scroll as one does. */
function layOut(row: HTMLElement) {
  const most = edge * 2 + films.length * pitch - view;
  within(row)
    .getAllByRole('listitem')
    .forEach((poster, index) => Object.defineProperty(poster, 'offsetLeft', { value: edge + index * pitch }));
  Object.defineProperties(row, { clientWidth: { value: view }, scrollWidth: { value: most + view, writable: true } });
  row.scrollBy = ((by: ScrollToOptions) => {
    row.scrollLeft = Math.min(most, Math.max(0, row.scrollLeft + (by.left ?? 0)));
    fireEvent.scroll(row);
  }) as typeof row.scrollBy;
  fireEvent.scroll(row);
  return most;
}

const row = () => screen.getByRole('region', { name: page.reel.label });
const previous = () => screen.getByRole('button', { name: page.reel.previous });
const next = () => screen.getByRole('button', { name: page.reel.next });

test('hangs every film in order, each leading to its place on the films page', () => {
  render(reel);
  const links = within(row()).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(films.map(({ title }) => title));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(films.map(({ slug }) => `/films#${slug}`));
});

test('is a region the Tab key reaches, so that the arrow keys can scroll it', async () => {
  render(reel);
  const user = userEvent.setup();
  for (let press = 0; press < 5 && document.activeElement !== row(); press += 1) await user.tab();
  expect(row()).toHaveFocus();
});

test('has no buttons until scripts have taken over', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(reel);
  document.body.append(container);
  expect(within(container).queryAllByRole('button')).toHaveLength(0);
  expect(within(container).getAllByRole('listitem')).toHaveLength(films.length);
  render(reel, { container, hydrate: true });
  expect(within(container).getAllByRole('button')).toHaveLength(2);
});

test('moves on and back by as many whole posters as are in view', async () => {
  render(reel);
  layOut(row());
  await userEvent.click(next());
  expect(row().scrollLeft).toBe(4 * pitch);
  await userEvent.click(previous());
  expect(row().scrollLeft).toBe(0);
});

test('says at either end that a button is spent, and leaves the focus on it', async () => {
  render(reel);
  const most = layOut(row());
  expect(previous()).toHaveAttribute('aria-disabled', 'true');
  expect(next()).toHaveAttribute('aria-disabled', 'false');
  await userEvent.click(next());
  expect(previous()).toHaveAttribute('aria-disabled', 'false');
  await userEvent.click(next());
  expect(row().scrollLeft).toBe(most);
  expect(next()).toHaveAttribute('aria-disabled', 'true');
  expect(next()).toHaveFocus();
});

test('looks again when the window changes its size', () => {
  render(reel);
  layOut(row());
  Object.assign(row(), { scrollWidth: view });
  expect(next()).toHaveAttribute('aria-disabled', 'false');
  fireEvent(window, new Event('resize'));
  expect(next()).toHaveAttribute('aria-disabled', 'true');
});
