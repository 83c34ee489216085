import type { Site } from '../lib/useCompany';
import { itemList, publisher, type Thing } from './common';

type Series = Queries.FeaturedSeriesFragment;
type Film = Queries.FilmLineFragment;

/** The films page for search engines: every series, and a list of all films with their lengths in minutes (ISO 8601). */
export function filmsGraph(
  series: readonly Series[],
  films: readonly Film[],
  page: Queries.SeoFragment,
  site: Site,
): Thing[] {
  const { siteUrl, company } = site;
  const common = ({ slug, title, synopsis, category, image }: Series | Film) => {
    const src = image.file.childImageSharp?.gatsbyImageData.images.fallback?.src;
    return {
      name: title,
      url: `${siteUrl}${page.path}#${slug}`,
      description: synopsis,
      genre: category,
      productionCompany: publisher(site),
      ...(src && { image: new URL(src, siteUrl).href }),
    };
  };
  const tvSeries = (entry: Series): Thing => ({
    '@type': 'TVSeries',
    ...common(entry),
    numberOfEpisodes: entry.episodes,
  });
  const movie = (film: Film): Thing => ({
    '@type': 'Movie',
    ...common(film),
    duration: `PT${film.duration}M`,
    director: { '@type': 'Person', name: film.director },
    inLanguage: film.languages,
  });
  return [...series.map(tvSeries), itemList(`${company.name} ${page.name}`, films.map(movie))];
}
