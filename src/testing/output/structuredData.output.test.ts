import { routes } from '../routes';
import { content } from '../content';
import { siteUrl } from '../siteUrl';
import { builtPage } from './pages';
import { lacking, thingsIn, type Thing, wanted, wantedOfTheCompany } from './richResults';
import { problemsAgainstSchemaOrg } from './vocabulary';

// The structured data for search engines, page by page.

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
  const { name, email, founded } = content<{ name: string; email: string; founded: number }>('company.yaml');
  const all =
    content<Array<Record<'address' | 'phone' | 'countryCode', string> & { headquarters: boolean }>>('offices.yaml');
  const headOffice = all.find(({ headquarters }) => headquarters);
  const telephone = headOffice?.phone;
  expect(things('/', 'WebSite')).toMatchObject([{ name, url: `${siteUrl}/` }]);
  expect(things('/about', 'Organization')[0]).toMatchObject({ name, foundingDate: String(founded), telephone, email });
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

test('every type, property and value is in the vocabulary of schema.org, and one that is not is found', () => {
  const wrong = { '@context': 'https://schema.org', '@graph': [{ '@type': 'Movie', name: 'A', lenght: 'PT9M' }] };
  const problems = problemsAgainstSchemaOrg(new Map<string, unknown>(graphs).set('/wrong', wrong));
  expect(problems).toEqual([expect.stringMatching(/^\/wrong: [\s\S]*lenght/)]);
}, 60_000);

describe.each(routes)('$path', ({ path, name }) => {
  it('gives of each thing what a rich result asks for', () => {
    const incomplete = thingsIn(graphs.get(path)).flatMap((thing) => {
      const properties = wanted[String(thing['@type'])] ?? [];
      return lacking(thing, properties).map((property) => `${String(thing['@type'])} lacks ${property}`);
    });
    expect(incomplete).toEqual([]);
  });

  it('counts lists from 1, without a gap', () => {
    for (const list of [...things(path, 'ItemList'), ...things(path, 'BreadcrumbList')]) {
      const items = list.itemListElement as Thing[];
      expect(items.map(({ position }) => position)).toEqual(items.map((_, at) => at + 1));
      if ('numberOfItems' in list) expect(list.numberOfItems).toBe(items.length);
    }
  });

  it('leads back to the landing page in whole addresses', () => {
    const trails = things(path, 'BreadcrumbList');
    const trail = trails.flatMap(({ itemListElement }) => itemListElement as Thing[]);
    expect(trail.map(({ item }) => item)).toEqual(path === '/' ? [] : [`${siteUrl}/`, siteUrl + path]);
    expect(trail.at(-1)?.name).toBe(path === '/' ? undefined : name);
  });
});

test('the company is described in full on the about page: logo, offices, how it is reached', () => {
  const [company = {}] = things('/about', 'Organization');
  expect(lacking(company, wantedOfTheCompany)).toEqual([]);
  expect(company.location).toHaveLength(content<unknown[]>('offices.yaml').length);
  expect(company.logo).toMatchObject({ url: `${siteUrl}/icon-512.png` });
});
