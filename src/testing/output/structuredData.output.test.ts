import { fill } from '../../lib/fill';
import { content } from '../content';
import { routes } from '../routes';
import { siteUrl } from '../siteUrl';
import { builtPage } from './pages';
import { pictureName } from './reading';

// The structured data for search engines, page by page. The tests check what Google required of each type in
// 2026, and what it recommended, if it is true of this site:
// https://developers.google.com/search/docs/appearance/structured-data/search-gallery

type Thing = Readonly<Record<string, unknown>>;

/** Returns every thing in a tree of JSON-LD that has a type, at any depth. */
function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = '@type' in value ? [value as Thing] : [];
  return [...own, ...Object.values(value).flatMap(thingsIn)];
}

const graphs = new Map(
  routes.map(({ path }) => {
    const json: unknown = JSON.parse(builtPage(path)('head > script[type="application/ld+json"]').text());
    return [path, json as { '@graph': Thing[] }];
  }),
);
const things = (path: string, type: string): Thing[] =>
  thingsIn(graphs.get(path)).filter((thing) => thing['@type'] === type);

type Company = Record<'name' | 'tagline' | 'email' | 'headOffice', string> & { founded: number };
const there: unknown = expect.anything();

test('describes the company, its offices and its contacts', () => {
  const { name, tagline, email, founded, ...company } = content<Company>('company.yaml');
  const offices = content<Queries.Office[]>('offices.yaml');
  const addressOf = (office?: Queries.Office) => ({
    streetAddress: office?.address,
    addressLocality: office?.city,
    addressCountry: office?.countryCode,
  });
  const headOffice = offices.find(({ slug }) => slug === company.headOffice);
  expect(things('/', 'WebSite')).toMatchObject([{ name, alternateName: there, url: `${siteUrl}/` }]);
  expect(things('/about', 'Organization')[0]).toMatchObject({
    name,
    slogan: tagline,
    description: there,
    foundingDate: String(founded),
    telephone: headOffice?.phone,
    email,
    logo: { url: `${siteUrl}/icon-512.png` },
    contactPoint: { contactType: there, telephone: headOffice?.phone, email },
    address: addressOf(headOffice),
    location: offices.map((office) => ({ address: addressOf(office), telephone: office.phone })),
  });
  const [academy] = things('/academy', 'EducationalOrganization');
  expect(academy).toMatchObject({ name: there, url: `${siteUrl}/academy`, address: addressOf(headOffice) });
});

const { courseDescription } = content<Queries.AcademyPage>('pages/academy.yaml');
const { weeks: unit } = content<Queries.Interface>('interface.yaml').entries;
const lengthOf = (weeks: number) => `${weeks} ${weeks === 1 ? unit.one : unit.other}`;

test('describes every service, series, film and course with the values of its file', () => {
  const services = content<Queries.Service[]>('services.yaml').map(({ slug, title, lead }) => ({
    name: title,
    description: lead,
    provider: there,
    url: `${siteUrl}/services#${slug}`,
  }));
  expect(things('/services', 'Service')).toMatchObject(services);
  const shown = ({ slug, title, synopsis, category, image }: Queries.Film | Queries.Series) => ({
    name: title,
    url: `${siteUrl}/films#${slug}`,
    description: synopsis.trim(),
    genre: category,
    image: expect.stringMatching(`^${siteUrl}/static/.*/${pictureName(String(image.file))}\\.\\w+$`),
  });
  expect(things('/films', 'TVSeries')).toMatchObject(
    content<Queries.Series[]>('series.yaml').map((entry) => ({ ...shown(entry), numberOfEpisodes: entry.episodes })),
  );
  expect(things('/films', 'Movie')).toMatchObject(
    content<Queries.Film[]>('films.yaml').map((film) => ({
      ...shown(film),
      duration: `PT${film.duration}M`,
      director: { name: film.director },
      inLanguage: film.languages,
    })),
  );
  const courses = content<Queries.Track[]>('tracks.yaml').flatMap(
    ({ slug, title: track, whollyOnline, courses: all }) =>
      all.map((course) => ({ ...course, slug, track, online: whollyOnline ? 'Online' : 'Blended' })),
  );
  expect(things('/academy', 'Course')).toMatchObject(
    courses.map(({ title, weeks, slug, track, online }) => ({
      name: title,
      description: fill(courseDescription, { course: title, length: lengthOf(weeks), track }),
      url: `${siteUrl}/academy#${slug}`,
      timeRequired: `P${weeks}W`,
      provider: there,
      hasCourseInstance: {
        courseMode: ['Onsite', online],
        courseSchedule: { repeatFrequency: there, repeatCount: weeks },
      },
    })),
  );
});

test('describes news items and posts that have a text and are not sample copy', () => {
  const described = (entries: Queries.NewsItem[]) =>
    entries
      .filter(({ body, sample }) => body && !sample)
      .sort((one, other) => other.date.localeCompare(one.date) || (one.slug < other.slug ? -1 : 1))
      .map(({ slug, title, date, excerpt, author, category }) => ({
        headline: title,
        url: `${siteUrl}/media-hub#${slug}`,
        datePublished: date,
        description: excerpt.trim(),
        articleSection: category,
        author: author ? { name: author } : there,
        publisher: there,
      }));
  expect(things('/media-hub', 'NewsArticle')).toMatchObject(described(content('news.yaml')));
  expect(things('/media-hub', 'BlogPosting')).toMatchObject(described(content('posts.yaml')));
});

test('contains no offer, price or date except the founding date and those of articles', () => {
  const things = [...graphs.values()].flatMap(thingsIn);
  expect(things.filter((thing) => /Offer$/.test(String(thing['@type'])))).toEqual([]);
  const keys = new Set(things.flatMap((thing) => Object.keys(thing)));
  keys.delete('datePublished');
  expect([...keys].filter((key) => /date|price|offers|validThrough/i.test(key))).toEqual(['foundingDate']);
});

test('each `@id` in a catalogue is described on the same page', () => {
  const catalogues = things('/academy', 'OfferCatalog').flatMap((catalogue) => catalogue.itemListElement as Thing[]);
  const named = catalogues.filter((thing) => !('@type' in thing)).map((course) => course['@id']);
  expect(named).toEqual(things('/academy', 'Course').map((course) => course['@id']));
});

test.each(routes)('the lists of $path are numbered from 1', ({ path }) => {
  for (const { numberOfItems, itemListElement } of things(path, 'ItemList')) {
    const items = itemListElement as Thing[];
    expect(numberOfItems).toBe(items.length);
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
  }
});

test.each(routes)('$path has breadcrumbs from the landing page, with full addresses', ({ path, name }) => {
  const trail = things(path, 'BreadcrumbList').flatMap(({ itemListElement }) => itemListElement as Thing[]);
  const steps = [
    { position: 1, item: `${siteUrl}/` },
    { position: 2, name, item: siteUrl + path },
  ];
  expect(trail).toMatchObject(path === '/' ? [] : steps);
});
