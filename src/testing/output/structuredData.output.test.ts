import { routes } from '../routes';
import { content } from '../content';
import type { Entry } from './expectations';
import { builtPage } from './pages';
import { lacking, thingsIn, type Thing, wanted, wantedOfTheCompany } from './richResults';
import { faultsAgainstSchemaOrg } from './vocabulary';

// What search engines are told about things, page by page.

const siteUrl = process.env.SITE_URL ?? content<{ siteUrl: string }>('company.yaml').siteUrl;
const graphs = new Map(
  routes.map(({ path }) => {
    const json: unknown = JSON.parse(builtPage(path)('script[type="application/ld+json"]').text());
    return [path, json as { '@graph': Thing[] }];
  }),
);
const things = (path: string, type: string): Thing[] =>
  thingsIn(graphs.get(path)).filter((thing) => thing['@type'] === type);

test('the right things on the right pages', () => {
  expect(things('/', 'WebSite')).toHaveLength(1);
  expect(things('/about', 'Organization')[0]).toMatchObject({ foundingDate: '2006' });
  expect(things('/services', 'Service')).toHaveLength(8);
  expect(things('/films', 'TVSeries')).toHaveLength(1);
  expect(things('/films', 'Movie').map(({ name }) => name)).toEqual(
    content<Entry[]>('films.yaml').map(({ title }) => title),
  );
  expect(things('/academy', 'EducationalOrganization').length).toBeGreaterThan(0);
  expect(things('/academy', 'Course')).toHaveLength(18);
});

test('every type, property and value is in the vocabulary of schema.org, and one that is not is found', () => {
  const wrong = { '@context': 'https://schema.org', '@graph': [{ '@type': 'Movie', name: 'A', lenght: 'PT9M' }] };
  const faults = faultsAgainstSchemaOrg(new Map<string, unknown>(graphs).set('/wrong', wrong));
  expect(faults).toEqual([expect.stringMatching(/^\/wrong: [\s\S]*lenght/)]);
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
    }
  });

  it('leads back to the landing page in whole addresses', () => {
    const trails = things(path, 'BreadcrumbList');
    const trail = trails.flatMap(({ itemListElement }) => itemListElement as Thing[]);
    expect(trail.map(({ item }) => item)).toEqual(path === '/' ? [] : [`${siteUrl}/`, siteUrl + path]);
    expect(trail.at(-1)?.name).toBe(path === '/' ? undefined : name);
  });
});

test('the company is described in full on the about page: logo, four offices, how it is reached', () => {
  const [company = {}] = things('/about', 'Organization');
  expect(lacking(company, wantedOfTheCompany)).toEqual([]);
  expect(company.location).toHaveLength(content<unknown[]>('offices.yaml').length);
  expect(company.logo).toMatchObject({ url: `${siteUrl}/icon-512.png` });
});
