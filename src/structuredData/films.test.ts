/** @jest-environment node */
import { content } from '../testing/content';
import { filmsThings, type FilmFacts, type SeriesFacts } from './films';

type Page = { path: string; portfolio: { title: string }; series: SeriesFacts };

const page = content<Page>('pages/films.yaml');
const siteUrl = 'https://site.example';
const company = 'The Company';

/** A picture as sharp prepares it, with nothing but the address that counts here. */
function prepared(src: string): FilmFacts['picture'] {
  return {
    file: {
      childImageSharp: {
        gatsbyImageData: { layout: 'constrained', width: 1, height: 1, images: { fallback: { src } } },
      },
    },
  };
}

const films = content<FilmFacts[]>('films.yaml').map((film) => ({
  ...film,
  picture: prepared(`/static/${film.slug}.webp`),
}));

function things(list: FilmFacts[]) {
  return filmsThings({
    page: { ...page, series: { ...page.series, picture: prepared('/s.webp') } },
    films: list,
    company,
    siteUrl,
  });
}

test('the series is a TVSeries with its episodes and year', () => {
  expect(things(films)[0]).toMatchObject({
    '@type': 'TVSeries',
    name: page.series.title,
    numberOfEpisodes: page.series.episodes,
    datePublished: String(page.series.year),
    url: `${siteUrl}${page.path}#${page.series.slug}`,
    image: `${siteUrl}/s.webp`,
  });
});

test('every film is a Movie in the order of the page, its length an ISO 8601 duration', () => {
  expect(things(films)[1]).toMatchObject({
    '@type': 'ItemList',
    name: page.portfolio.title,
    numberOfItems: films.length,
    itemListElement: films.map(({ slug, title, category, year, duration, synopsis }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Movie',
        name: title,
        genre: category,
        datePublished: String(year),
        dateCreated: String(year),
        duration: `PT${duration}M`,
        description: synopsis,
        url: `${siteUrl}${page.path}#${slug}`,
        image: `${siteUrl}/static/${slug}.webp`,
        productionCompany: { '@type': 'Organization', name: company, url: `${siteUrl}/` },
      },
    })),
  });
});

test('a film more is a Movie more, without a picture while it has none', () => {
  const another: FilmFacts = {
    slug: 'another',
    title: 'Another',
    category: 'Drama',
    year: 2031,
    duration: 7,
    synopsis: 'One more.',
    picture: { file: { childImageSharp: null } },
  };
  const bare = prepared('');
  if (bare.file.childImageSharp) bare.file.childImageSharp.gatsbyImageData.images = {};
  expect(things([{ ...another, picture: bare }])[1]).not.toHaveProperty('itemListElement.0.item.image');
  const last = {
    '@type': 'ListItem',
    position: films.length + 1,
    item: expect.not.objectContaining({ image: expect.anything() }),
  };
  expect(things([...films, another])[1]).toMatchObject({
    numberOfItems: films.length + 1,
    itemListElement: [...films.map(() => ({ item: { image: expect.any(String) } })), last],
  });
});
