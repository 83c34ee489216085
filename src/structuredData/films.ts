import type { ItemList, Movie, Thing, TVSeries } from 'schema-dts';
import { absoluteUrl } from '../lib/absoluteUrl';
import { publisher } from './publisher';

type Source = {
  page: Pick<Queries.Page, 'path' | 'name'>;
  series: readonly Queries.FeaturedSeriesFragment[];
  films: readonly Queries.FilmCardFullFragment[];
  /** The company's name, as the maker of everything listed. */
  company: string;
  /** The site's address without a slash at the end. */
  siteUrl: string;
};

/**
 * The films page for search engines: every series and every film as a `Movie`, in the order of the page.
 * @returns TVSeries and an ItemList; lengths as ISO 8601 durations in minutes
 */
export function filmsGraph({ page, series, films, company, siteUrl }: Source): Thing[] {
  const pageUrl = siteUrl + page.path;
  const productionCompany = publisher(company, siteUrl);
  const common = (work: Source['series' | 'films'][number]) => {
    const src = work.image.file.childImageSharp?.gatsbyImageData.images.fallback?.src;
    return {
      name: work.title,
      url: `${pageUrl}#${work.slug}`,
      description: work.synopsis,
      genre: work.category,
      productionCompany,
      ...(src && { image: absoluteUrl(siteUrl, src) }),
    };
  };

  const tvSeries = (entry: Source['series'][number]): TVSeries => ({
    '@type': 'TVSeries',
    ...common(entry),
    numberOfEpisodes: entry.episodes,
  });
  const movie = (film: Source['films'][number]): Movie => ({
    '@type': 'Movie',
    ...common(film),
    duration: `PT${film.duration}M`,
    director: { '@type': 'Person', name: film.director },
    inLanguage: film.languages,
  });
  const portfolio: ItemList = {
    '@type': 'ItemList',
    name: `${company} ${page.name}`,
    numberOfItems: films.length,
    itemListElement: films.map((film, index) => ({ '@type': 'ListItem', position: index + 1, item: movie(film) })),
  };
  return [...series.map(tvSeries), portfolio];
}
