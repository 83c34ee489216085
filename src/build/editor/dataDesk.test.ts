/** @jest-environment node */
import { load } from 'cheerio';
import { buildSchema, parse, validate } from 'graphql';
import { loadContent } from '../content/content';
import { dataDesk, idsOnly } from './dataDesk';

it('asks for the ids of everything another query answers with, and for nothing else', () => {
  const schema = buildSchema(`
    type Query { films(year: Int): Films }
    type Films { nodes: [Film] }
    type Film { id: ID title: String image: Image }
    type Image { alt: String file: File }
    type File { id: ID size: Int }
  `);
  const query = idsOnly(
    'query A { newest: films(year: 1) { nodes { title ...B } } } fragment B on Film { image { alt file { size } } }',
    schema,
  );
  expect(validate(schema, parse(query))).toEqual([]);
  expect(query.match(/\w+/g)?.join(' ')).toBe(
    'query A newest films year 1 nodes B id __typename __typename fragment B on Film image file id __typename id',
  );
});

describe('the page', () => {
  const content = loadContent(process.cwd());
  const [film, other] = content.entries.filter(({ type }) => type === 'Film').map(({ value }) => String(value.slug));
  const [figure] = content.entries.filter(({ type }) => type === 'Figure').map(({ value }) => String(value.key));
  const count = (type: string) => content.entries.filter((entry) => entry.type === type).length;
  let page: ReturnType<typeof load>;
  const cells = (type: string, name = '') =>
    page(`#${type} ~ table`)
      .first()
      .find('tr')
      .filter((_, row) => page(row).find('a').text() === name)
      .find('td')
      .toArray()
      .map((cell) => page(cell).text().trim());

  beforeAll(async () => {
    page = load(
      await dataDesk(content, [
        ['/films', new Set([`Film ${film}`, 'FilmsPage /films', 'File images/hero-films.webp'])],
        ['Site', new Set([`Film ${other}`, `Film ${film}`])],
      ]),
    );
  });

  it('tells which page asks for an entry, and that none does', () => {
    expect(cells('Film', film)[0]).toBe('/films, Site');
    expect(cells('Film', other)[0]).toBe('no page by itself, Site');
    expect(cells('Figure', figure)[0]).toBe('no page by itself');
    expect(page('#Film').text()).toBe(`Film: ${count('Film')}, ${count('Film') - 1} of them used by no page by itself`);
  });

  it('tells which entries name a figure or a picture', () => {
    expect(cells('Figure', figure)[1]).toContain('IndexPage /');
    expect(cells('File', `images/poster-${film}.webp`)).toEqual(['no page by itself', `Film ${film}`]);
    expect(cells('File', 'images/hero-films.webp')).toEqual(['/films', 'FilmsPage /films']);
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
    for (const [address = ''] of links) expect(page(address)).toHaveLength(1);
  });
});
