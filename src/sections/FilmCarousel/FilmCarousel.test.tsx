import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { content } from '../../testing/content';
import { FilmCarousel } from './FilmCarousel';

const page = content<{ films: Queries.SectionHeadingFragment }>('pages/index.yaml');
const { carousel: words } = content<{ carousel: { label: string } }>('interface.yaml');
const films = ['makola', 'rift', 'highlife', 'salt-of-ada'].map((slug) => ({
  slug,
  title: slug,
  category: 'Drama',
  year: 2024,
  image: { alt: '', file: { childImageSharp: null } },
}));
const carousel = <FilmCarousel id="films" content={page.films} films={films} />;

/** A row that is 1440 px wide, with posters as wide as this. */
function postersOf(width: number) {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1440);
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(width);
}

afterEach(() => jest.restoreAllMocks());

test('has no buttons until scripts have taken over', () => {
  postersOf(3040);
  const container = document.createElement('div');
  container.innerHTML = renderToString(carousel);
  document.body.append(container);
  expect(within(container).queryAllByRole('button')).toHaveLength(0);
  render(carousel, { container, hydrate: true });
  expect(within(container).getAllByRole('button')).toHaveLength(2);
});

test('disables the button at each end, and has none while all posters fit', () => {
  postersOf(3040);
  render(carousel);
  const row = screen.getByRole('region', { name: words.label });
  const disabled = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-disabled'));
  expect(disabled()).toEqual(['true', 'false']);
  row.scrollLeft = 1600;
  fireEvent.scroll(row);
  expect(disabled()).toEqual(['false', 'true']);
  row.scrollLeft = 0;
  postersOf(1440);
  fireEvent(window, new Event('resize'));
  expect(disabled()).toEqual([]);
});

test('has all its posters where it cannot be measured', () => {
  const broken = new Error('broken on purpose');
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(() => {
    throw broken;
  });
  render(carousel);
  expect(logged).toHaveBeenCalledWith(broken);
  expect(screen.getAllByRole('link')).toHaveLength(films.length + Number(Boolean(page.films.action?.to)));
});
