import { routes } from '../routes';
import { content } from '../content';
import { siteUrl } from '../siteUrl';
import { builtPage } from './pages';

// The structured data for search engines, page by page. The types of schema-dts have told already what is not in its vocabulary.

/** A thing as JSON-LD has it. */
type Thing = Readonly<Record<string, unknown>>;

/**
 * What Google asks of a thing before it shows more than a link, by its documentation of 2026: properties it calls
 * required, and those it recommends that this site can truthfully give.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/search-gallery, the page of each type.
 */
const wanted: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'alternateName', 'url'],
  Organization: ['name', 'url'],
  EducationalOrganization: ['name', 'url'],
  CourseInstance: ['courseMode', 'courseSchedule'],
  Schedule: ['repeatFrequency', 'repeatCount'],
  ContactPoint: ['contactType', 'telephone', 'email'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Movie: ['name', 'image', 'url', 'description', 'director', 'inLanguage'],
  TVSeries: ['name', 'image', 'url', 'description', 'numberOfEpisodes'],
  Course: ['name', 'description', 'provider', 'hasCourseInstance'],
  Service: ['name', 'description', 'provider', 'url'],
};

/** Every thing in a tree of JSON-LD, at any depth, that has a type. */
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

interface Entry {
  readonly slug: string;
  readonly title: string;
}

test('the right things on the right pages, with what their files say', () => {
  const { name, tagline, email, founded } = content<Record<'name' | 'tagline' | 'email', string> & { founded: number }>(
    'company.yaml',
  );
  const all =
    content<Array<Record<'address' | 'phone' | 'countryCode', string> & { headquarters: boolean }>>('offices.yaml');
  const headOffice = all.find(({ headquarters }) => headquarters);
  const telephone = headOffice?.phone;
  expect(things('/', 'WebSite')).toMatchObject([{ name, url: `${siteUrl}/` }]);
  expect(things('/about', 'Organization')[0]).toMatchObject({
    name,
    slogan: tagline,
    foundingDate: String(founded),
    telephone,
    email,
    logo: { url: `${siteUrl}/icon-512.png` },
    address: { streetAddress: headOffice?.address },
    location: all.map(() => expect.objectContaining({ '@type': 'Place' })),
  });
  expect(things('/contact', 'ContactPoint')).toMatchObject([
    { telephone },
    ...all.map((office) => ({ telephone: office.phone, areaServed: office.countryCode })),
  ]);
  expect(things('/services', 'Service')).toMatchObject(
    content<Entry[]>('services.yaml').map(({ slug, title }) => ({ name: title, url: `${siteUrl}/services#${slug}` })),
  );
  expect(things('/films', 'TVSeries')).toMatchObject(
    content<Array<Entry & { episodes: number }>>('series.yaml').map(({ title, episodes }) => ({
      name: title,
      numberOfEpisodes: episodes,
    })),
  );
  expect(things('/films', 'Movie')).toMatchObject(
    content<Array<Entry & { duration: number; director: string }>>('films.yaml').map((film) => ({
      name: film.title,
      duration: `PT${film.duration}M`,
      director: { name: film.director },
      image: expect.stringContaining(`${siteUrl}/`),
    })),
  );
  type Tracks = Array<{ courses: Array<{ title: string; weeks: number }> }>;
  expect(things('/academy', 'EducationalOrganization')[0]).toMatchObject({
    url: `${siteUrl}/academy`,
    address: { streetAddress: headOffice?.address },
  });
  expect(things('/academy', 'Course')).toMatchObject(
    content<Tracks>('tracks.yaml').flatMap(({ courses }) =>
      courses.map(({ title, weeks }) => ({
        name: title,
        description: expect.stringMatching(/^[^{}]+\.$/),
        timeRequired: `P${weeks}W`,
      })),
    ),
  );
});

test('nothing is told as an offer, a price or a date but the year of foundation', () => {
  const told = [...graphs.values()].flatMap(thingsIn);
  expect(told.filter((thing) => /Offer$/.test(String(thing['@type'])))).toEqual([]);
  const keys = [...new Set(told.flatMap((thing) => Object.keys(thing)))];
  expect(keys.filter((key) => /date|price|offers|validThrough/i.test(key))).toEqual(['foundingDate']);
});

test('what is only named by an identity is described on the same page', () => {
  const catalogues = things('/academy', 'OfferCatalog').flatMap((catalogue) => catalogue.itemListElement as Thing[]);
  const named = catalogues.filter((thing) => !('@type' in thing)).map((course) => course['@id']);
  expect(named).toEqual(things('/academy', 'Course').map((course) => course['@id']));
});

describe.each(routes)('$path', ({ path, name }) => {
  it('gives of each thing what a rich result asks for', () => {
    const incomplete = thingsIn(graphs.get(path)).flatMap((thing) => {
      const lacking = wanted[String(thing['@type'])]?.filter((property) => !thing[property]) ?? [];
      return lacking.map((property) => `${String(thing['@type'])} lacks ${property}`);
    });
    expect(incomplete).toEqual([]);
  });

  it('leads back to the landing page in whole addresses', () => {
    const trails = things(path, 'BreadcrumbList');
    const trail = trails.flatMap(({ itemListElement }) => itemListElement as Thing[]);
    expect(trail.map(({ item }) => item)).toEqual(path === '/' ? [] : [`${siteUrl}/`, siteUrl + path]);
    expect(trail.at(-1)?.name).toBe(path === '/' ? undefined : name);
  });
});
