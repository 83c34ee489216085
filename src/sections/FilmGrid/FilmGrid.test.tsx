import { render, screen, within } from '@testing-library/react';
import { content } from '../../testing/content';
import { FilmGrid } from './FilmGrid';

type Film = Omit<Queries.FilmGridFragment, 'picture'> & { image: { alt: string } };

const films = content<Film[]>('films.yaml').map(({ image, ...film }) => ({
  ...film,
  picture: { alt: image.alt, file: { childImageSharp: null } },
}));
const { portfolio } = content<{ portfolio: Queries.FilmGridHeadingFragment }>('pages/films.yaml');
const { units } = content<{ units: { minutes: string } }>('interface.yaml');

test('every film hangs with its category, year, length and story, and can be linked to', () => {
  render(<FilmGrid films={films} heading={{ ...portfolio, lead: portfolio.lead ?? null }} />);
  const posters = screen.getAllByRole('listitem');
  expect(posters).toHaveLength(films.length);
  films.forEach(({ slug, title, category, year, duration, synopsis }, index) => {
    const poster = posters[index];
    if (!poster) throw new Error(`${title} is missing`);
    expect(poster).toHaveAttribute('id', slug);
    expect(within(poster).getByRole('heading', { level: 3, name: title })).toBeInTheDocument();
    expect(poster).toHaveTextContent(`${category}, ${year}, ${duration} ${units.minutes}`);
    expect(poster).toHaveTextContent(synopsis);
  });
});
