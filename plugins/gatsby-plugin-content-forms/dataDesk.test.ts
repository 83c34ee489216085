/** @jest-environment node */
import { load } from 'cheerio';
import { buildSchema, parse, validate } from 'graphql';
import { contentOptions as options } from '../../src/content/options';
import { loadContent } from '../gatsby-plugin-content';
import { dataDesk, withIds } from './dataDesk';

it('asks for the ids of everything a query answers with', () => {
  const schema = buildSchema(`
    type Query { films(year: Int): Films }
    type Films { nodes: [Film] }
    type Film { id: ID title: String image: Image }
    type Image { alt: String file: File }
    type File { id: ID size: Int }
  `);
  const query = withIds(
    'query A { newest: films(year: 1) { nodes { title ...B } } } fragment B on Film { image { alt file { size } } }',
    schema,
  );
  expect(validate(schema, parse(query))).toEqual([]);
  expect(query).toBe(
    'query A { newest: films(year: 1) { nodes { id title ...B } } } fragment B on Film { id image { alt file { id size } } }',
  );
});

describe('the page', () => {
  const content = loadContent(process.cwd(), options);
  const [film, other] = content.entries.filter(({ type }) => type === 'Film').map(({ value }) => String(value.slug));
  const [figure] = content.entries.filter(({ type }) => type === 'Figure').map(({ value }) => String(value.key));
  const count = (type: string) => content.entries.filter((entry) => entry.type === type).length;
  let page: ReturnType<typeof load>;
  const users = (type: string, name = '') => {
    const table = page(`#${type} ~ table`).first();
    const row = table.find('tr').filter((_, one) => page(one).find('a').text() === name);
    return row.find('td').text().trim();
  };

  beforeAll(async () => {
    page = load(
      await dataDesk(content, [
        ['/films', new Set([`Film ${film}`, 'FilmsPage /films', 'File images/hero-films.webp'])],
        ['Site', new Set([`Film ${other}`, `Film ${film}`])],
      ]),
    );
  });

  it('tells which page asks for an entry or a picture, and that none does', () => {
    expect(users('Film', film)).toBe('/films, Site');
    expect(users('Film', other)).toBe('Site');
    expect(users('Figure', figure)).toBe('nothing');
    expect(users('File', 'images/hero-films.webp')).toBe('/films');
    expect(users('File', `images/poster-${film}.webp`)).toBe('nothing');
    expect(page('#Film').text()).toBe(`Film: ${count('Film')}, ${count('Film') - 2} of them used by nothing`);
  });

  it('leads to the form of an entry, and from the map to its list', () => {
    expect(page('#Film ~ table').first().find('a').eq(1).attr('href')).toBe(
      '/admin/#/collections/_singletons/entries/films?field=entries.1',
    );
    const links = page('svg a')
      .toArray()
      .map((link) => [page(link).attr('href'), page(link).text().replace(/\s+/g, ' ').trim()]);
    expect(links).toContainEqual(['#Film', `Film ${count('Film')}`]);
    expect(links).toContainEqual(['#FilmsPage', '/films']);
    expect(page('svg title').text()).toContain('/films->Film');
    // A page names its figure.
    expect(page('svg title').text()).toContain('/awards->Figure');
    for (const [address = ''] of links) expect(page(address)).toHaveLength(1);
  });
});
