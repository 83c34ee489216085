import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ItemList, Movie, Thing, TVSeries } from 'schema-dts';
import { publicAddress } from '../lib/publicAddress';
import { publisher } from './publisher';

type Picture = {
  readonly file: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null };
};

/** A film as `films.yaml` describes it. */
export type FilmFacts = {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly duration: number;
  readonly synopsis: string;
  readonly director: string;
  readonly languages: readonly string[];
  readonly image: Picture;
};

/** A series as `series.yaml` describes it. */
export type SeriesFacts = {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly episodes: number;
  readonly synopsis: string;
  readonly image: Picture;
};

type Source = {
  page: { readonly path: string; readonly name: string };
  series: readonly SeriesFacts[];
  films: readonly FilmFacts[];
  /** The company's name, as the maker of everything listed. */
  company: string;
  /** The site's address without a slash at the end. */
  siteUrl: string;
};

/**
 * The films page for search engines: every series and every film as a `Movie`, in the order of the page.
 * @returns TVSeries and an ItemList; lengths as ISO 8601 durations in minutes
 */
export function filmsThings({ page, series, films, company, siteUrl }: Source): Thing[] {
  const pageUrl = siteUrl + page.path;
  const productionCompany = publisher(company, siteUrl);
  const imageOf = ({ file }: Picture) => {
    const src = file.childImageSharp?.gatsbyImageData.images.fallback?.src;
    return src && { image: publicAddress(siteUrl, src) };
  };
  const common = (work: Omit<SeriesFacts, 'episodes' | 'image'>) => ({
    name: work.title,
    url: `${pageUrl}#${work.slug}`,
    description: work.synopsis,
    genre: work.category,
    productionCompany,
  });

  const tvSeries = (entry: SeriesFacts): TVSeries => ({
    '@type': 'TVSeries',
    ...common(entry),
    ...imageOf(entry.image),
    numberOfEpisodes: entry.episodes,
  });
  const movie = (film: FilmFacts): Movie => ({
    '@type': 'Movie',
    ...common(film),
    ...imageOf(film.image),
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
