/** @jest-environment node */
import { contentOf } from '../testing/content';
import { said } from '../testing/said';
import { limits } from './limits';

const sdl = `
type Film { slug: String! year: Int! duration: Int! }
type Series { slug: String! }
type Award { slug: Series @link(by: "slug") }
type Office { phone: String! email: String! }
type AboutPage { name: String! metadata: Metadata! hero: Hero! }
type Metadata { title: String! description: String! }
type Hero { name: String! }
type Podcast { episodes: Int! }
type Geo { latitude: Float! }
type Company { key: String! geo: Geo! locale: String! }
type Form { endpoint: String }
`;

const inFile = async (file: string, text: string): Promise<string[]> =>
  said(await limits(contentOf(sdl, { [file]: text }).content));
const film = (field: string, value: string): Promise<string[]> => inFile('films.yaml', `- ${field}: ${value}\n`);
const meta = (field: string, value: string): Promise<string[]> =>
  inFile('pages/about.yaml', `metadata:\n  ${field}: ${value}\n`);

describe('the form of a text', () => {
  it.each(['makola', 'film-television', '24-hours', 'a'])('%s is a good slug', async (slug) => {
    expect(await film('slug', `'${slug}'`)).toEqual([]);
  });

  it.each([
    ['Salt of Ada', 'salt-of-ada'],
    ['café-crème', 'cafe-creme'],
    ['a--b', 'a-b'],
    ['-a-', 'a'],
    ['--a_b!!', 'a-b'],
    ['Ñandú', 'nandu'],
  ])('%s is none; it may have been meant to be %s', async (slug, meant) => {
    const form = 'expected small letters, digits and single hyphens, such as "film-television"';
    expect(await film('slug', `'${slug}'`)).toEqual([
      `1:9 "${slug}" is not a good "slug"; ${form}; did you mean "${meant}"?`,
    ]);
  });

  it('has no suggestion where nothing can be made of it', async () => {
    const form = 'small letters, digits and single hyphens, such as "film-television"';
    expect(await film('slug', "'!!'")).toEqual([`1:9 "!!" is not a good "slug"; expected ${form}`]);
    expect(await inFile('company.yaml', 'locale: English\nkey: A B\n')).toEqual([
      '1:9 "English" is not a good "locale"; expected language and country, such as "en-GB"',
      `2:6 "A B" is not a good "key"; expected ${form}; did you mean "a-b"?`,
    ]);
  });

  it('does not matter in a text of blanks, in one without limits and in the name of another entry', async () => {
    expect(await film('slug', "' '")).toEqual([]);
    expect(await inFile('pages/about.yaml', "name: A B\nhero:\n  name: 'About: '\n")).toEqual([]);
    expect(await inFile('awards.yaml', '- slug: A B\n')).toEqual([]);
  });

  it('is held where one type alone asks for it', async () => {
    expect(await inFile('pages/about.yaml', 'name: About\nhero:\n  name: About\n')).toEqual([
      '3:9 "About" is not a good "name"; expected a name, a colon and a blank, such as "About: "',
    ]);
  });
});

describe('the length of a text', () => {
  it('has a most and a least', async () => {
    expect(await meta('title', 'a'.repeat(60))).toEqual([]);
    expect(await meta('title', 'a'.repeat(61))).toEqual(['2:10 "title" is 61 characters long; expected at most 60']);
    expect(await meta('description', 'a'.repeat(50))).toEqual([]);
    expect(await meta('description', 'a'.repeat(160))).toEqual([]);
    expect(await meta('description', 'a'.repeat(49))).toEqual([
      '2:16 "description" is 49 characters long; expected 50 to 160',
    ]);
    expect(await meta('description', 'a'.repeat(161))).toEqual([
      '2:16 "description" is 161 characters long; expected 50 to 160',
    ]);
  });

  it('counts a letter once, however it is stored', async () => {
    expect(await meta('title', '𝄞'.repeat(60))).toEqual([]);
  });
});

it.each(['/contact', '/', '/api/send?to=us', 'https://forms.pams.africa', 'https://forms.pams.africa/n?a=b'])(
  'a form can be sent to %s',
  async (endpoint) => {
    expect(await inFile('forms/contact.yaml', `endpoint: ${endpoint}\n`)).toEqual([]);
  },
);

it.each(['contact', '//forms.pams.africa', 'http://forms.pams.africa', 'https://localhost', '/a b'])(
  'a form cannot be sent to %s',
  async (endpoint) => {
    expect(await inFile('forms/contact.yaml', `endpoint: ${endpoint}\n`)).toHaveLength(1);
  },
);

describe('a telephone number', () => {
  const phone = (written: string): Promise<string[]> => inFile('offices.yaml', `- phone: ${written}\n`);

  it('is right in quotation marks alone', async () => {
    expect(await phone("'+233 30 000 0001'")).toEqual([]);
    expect(await phone('>-\n    +233 30 000 0001')).toEqual([]);
    expect(await phone('+233 30 000 0001')).toEqual([
      '1:10 "phone" is not in quotation marks; write "+233 30 000 0001"',
    ]);
  });

  it('is of a length', async () => {
    expect(await phone("'+233 30'")).toEqual(['1:10 "phone" is 7 characters long; expected 9 to 20']);
    expect(await phone("'030 000 0001'")).toEqual([
      expect.stringContaining('"030 000 0001" is not a good "phone"; expected a telephone number'),
    ]);
  });
});

describe('the range of a number', () => {
  it.each([
    ['duration', 1, 600],
    ['year', 1900, new Date().getFullYear() + 1],
  ])('"%s" is %s to %s', async (field, least, most) => {
    expect(await film(field, `${least}`)).toEqual([]);
    expect(await film(field, `${most}`)).toEqual([]);
    for (const value of [least - 1, most + 1]) {
      expect(await film(field, `${value}`)).toEqual([
        `1:${field.length + 5} "${field}" is out of range: ${value}; expected ${least} to ${most}`,
      ]);
    }
  });

  it('can be open, and can hold fractions', async () => {
    const podcast = (value: string): Promise<string[]> => inFile('podcasts.yaml', `- episodes: ${value}\n`);
    expect(await podcast('0')).toEqual(['1:13 "episodes" is out of range: 0; expected at least 1']);
    expect(await podcast('9000')).toEqual([]);
    expect(await inFile('company.yaml', 'geo:\n  latitude: 89.5\n')).toEqual([]);
    expect(await inFile('company.yaml', 'geo:\n  latitude: -90.5\n')).toEqual([
      '2:13 "latitude" is out of range: -90.5; expected -90 to 90',
    ]);
  });

  it('does not matter where the value is of another type already', async () => {
    expect(await film('duration', "'0'")).toEqual([]);
    expect(await film('duration', 'long')).toEqual([]);
  });
});
