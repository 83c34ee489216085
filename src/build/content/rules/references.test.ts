/** @jest-environment node */
import { contentOf } from '../testing/content';
import { said } from '../testing/said';
import { names, namesOf, references } from './references';

const sdl = `
type Figure { key: String! label: String }
type Company { founded: Figure! @link(by: "key") figures: [Figure!] @link(by: "key") name: String }
type Film { slug: String! title: String }
type Podcast { slug: String! }
type Post { slug: String! }
type Testimonial { slug: String key: String }
type Academy { tracks: [Track!] benefits: [Benefit!] }
type Track { slug: String! }
type Benefit { title: String }
`;
const contentIn = (texts: Readonly<Record<string, string>>): ReturnType<typeof contentOf>['content'] =>
  contentOf(sdl, texts).content;
const figures = '- key: founded\n- key: reply-time\n- key: films\n';

describe('the names of entries', () => {
  it('are their slugs or keys', () => {
    const content = contentIn({ 'figures.yaml': figures, 'films.yaml': '- slug: makola\n- title: A\n- slug: rift\n' });
    expect(namesOf(content, 'Figure', 'key')).toEqual(['founded', 'reply-time', 'films']);
    expect(namesOf(content, 'Film')).toEqual(['makola', 'rift']);
    expect(namesOf(content, 'Podcast')).toEqual([]);
  });

  it('are known even of entries that could not be read', () => {
    const broken = '- slug: a\n- slug: b: c\n-  slug: \'d\n  title: slug: x\n- "e\n  slug:\t"f-g\n';
    expect(namesOf(contentIn({ 'films.yaml': broken }), 'Film')).toEqual(
      expect.arrayContaining(['a', 'b', 'd', 'f-g']),
    );
    expect(namesOf(contentIn({ 'films.yaml': broken }), 'Film')).not.toContain('x');
    const other = contentIn({ 'podcasts.yaml': '- slug: a: b\n', 'films.yaml': '- slug: c\n  title: "slug: d"\n' });
    expect(namesOf(other, 'Film')).toEqual(['c']);
  });
});

describe('a reference', () => {
  const inCompany = async (company: string, file = figures): Promise<string[]> =>
    said(await references(contentIn({ 'company.yaml': company, 'figures.yaml': file })));

  it('leads to an entry', async () => {
    expect(await inCompany('founded: founded\nfigures:\n  - films\n  - reply-time\nname: nobody\n')).toEqual([]);
  });

  it('is a fault if it does not', async () => {
    expect(await inCompany('founded: fuonded\nfigures:\n  - films\n  - kangaroos\n')).toEqual([
      '1:10 no Figure has the key "fuonded"; did you mean "founded"?',
      '4:5 no Figure has the key "kangaroos"; there is "founded", "reply-time" and "films"',
    ]);
  });

  it('is let be where the entries could not be read, or the reference itself', async () => {
    expect(await inCompany('founded: films\n', '@a')).toEqual([]);
    expect(await inCompany('founded: 404\n')).toEqual([]);
    expect(await inCompany('founded: b\n', '- key: a\n- key: b: c\n')).toEqual([]);
  });
});

describe('a name that stands twice', () => {
  const inSite = async (texts: Readonly<Record<string, string>>): Promise<string[]> =>
    said(await names(contentIn(texts)));

  it('is none if all are different, or have different addresses', async () => {
    expect(
      await inSite({
        'films.yaml': '- slug: a\n- slug: b\n',
        'posts.yaml': '- slug: a\n',
        'figures.yaml': '- key: a\n  label: b\n- key: b\n  label: b\n- label: b\n- label: b\n',
        'academy.yaml': 'tracks:\n  - slug: a\nbenefits:\n  - title: a\n  - title: a\n',
      }),
    ).toEqual([]);
  });

  it('is one in a file', async () => {
    const texts = {
      'films.yaml': '- slug: a\n- slug: b\n- slug: a\n- slug: a\n',
      'figures.yaml': '- key: c\n- key: c\n',
    };
    expect(await inSite(texts)).toEqual([
      '3:9 duplicate slug "a" on Film; it stands in data/films.yaml:1 already',
      '4:9 duplicate slug "a" on Film; it stands in data/films.yaml:1 already',
      '2:8 duplicate key "c" on Figure; it stands in data/figures.yaml:1 already',
    ]);
  });

  it('is one on a page', async () => {
    expect(await inSite({ 'posts.yaml': '- slug: a\n', 'podcasts.yaml': '- slug: b\n- slug: a\n' })).toEqual([
      '1:9 duplicate slug "a" on Post; it stands in data/podcasts.yaml:2 already',
    ]);
  });

  it('is one with an address of the page itself', async () => {
    expect(await inSite({ 'films.yaml': '- slug: menu\n- slug: portfolio\n' })).toEqual([
      '1:9 duplicate slug "menu" on Film; it is an address every page has',
      '2:9 duplicate slug "portfolio" on Film; it is the address of a section of /films',
    ]);
  });

  it('is one once, in groups and in types with two names', async () => {
    expect(await inSite({ 'academy.yaml': 'tracks:\n  - slug: a\n  - slug: a\n' })).toEqual([
      '3:11 duplicate slug "a" on Track; it stands in data/academy.yaml:2 already',
    ]);
    expect(await inSite({ 'testimonials.yaml': '- slug: a\n  key: k\n- slug: b\n  key: k\n' })).toEqual([]);
  });

  it('is none where there is no name', async () => {
    expect(await inSite({ 'films.yaml': '- slug:\n- slug: [a]\n- slug: [a]\n' })).toEqual([]);
  });
});
