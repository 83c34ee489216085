/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { launchList } from './launchList';
import { loadContent } from './load';
import { contentOf } from './testing/content';
import { type Mistake, make, swap } from './testing/mistake';
import { said } from './testing/said';
import { makeSite } from './testing/site';

// A machine that is busy with a build starts processes slowly.
jest.setTimeout(60_000);

/** What is left of a site that stands on no disk, by kind, each with its line and column. */
const leftOf = (texts: Readonly<Record<string, string>>): Record<string, string[]> => {
  const sdl = `
type Film { slug: String title: String sample: Boolean image: Image }
type Office { phone: String label: String image: Image }
type Testimonial { name: String image: Image }
type Figure { key: String value: String sample: Boolean note: String }
type Award { slug: String }
type Academy { tracks: [Track] }
type Track { courses: [Course] }
type Course { title: String }
type Podcast { slug: String episodes: Int episodesOnLanding: Int }
type Company { email: String phone: String }
type Navigation { path: String links: [Action!] sample: Boolean }
type Form { key: String endpoint: String submit: Action }
type Action { label: String to: String }
type Image { file: String }
`;
  const groups = launchList(contentOf(sdl, texts).content);
  return Object.fromEntries(groups.map(({ title, items }) => [title, said(items)]));
};

const disagreeing = 'Statements that disagree, kept until the company decides';

describe('what is not ready', () => {
  it('is nothing where all is', () => {
    const texts = {
      'films.yaml': '- slug: a\n  sample: false\n  image: { file: a }\n',
      'offices.yaml': "- phone: '+233 30 274 1180'\n  image: { file: a }\n",
      'figures.yaml': "- key: a\n  note: 'The example of the test, 000000'\n",
      'company.yaml': 'email: hello@pams.africa\n',
      'navigation.yaml': 'links:\n  - { label: A, to: /a }\n',
      'forms/contact.yaml': 'key: contact\nendpoint: https://forms.pams.africa\nsubmit:\n  label: Send\n',
    };
    expect(leftOf(texts)).toEqual({});
  });

  it('is sample copy, named by what its entry is known by', () => {
    const texts = {
      'films.yaml': '- title: A\n  slug: a\n  image: { file: b }\n  sample: true\n',
      'figures.yaml': '- key: b\n  sample: true\n- sample: true\n',
      'navigation.yaml': 'path: /\nsample: true\n',
    };
    expect(leftOf(texts)).toEqual({
      'Sample copy': [
        '2:3 Figure "b": confirm it and remove this line',
        '3:3 Figure: confirm it and remove this line',
        '4:3 Film "a": confirm it and remove this line',
        '2:1 Navigation "/": confirm it and remove this line',
      ],
    });
  });

  it.each([
    ['hello@loom.example', 'loom.example'],
    ['https://www.a-b.test/c', 'www.a-b.test'],
    ['Write to a.invalid today', 'a.invalid'],
    ['EXAMPLE.COM', 'EXAMPLE.COM'],
    ['a@mail.example.org', 'mail.example.org'],
    ['example.net', 'example.net'],
    ['http://localhost:8000', 'localhost'],
  ])('is a reserved domain: %s', (email, domain) => {
    expect(leftOf({ 'company.yaml': `email: ${email}\n` })).toEqual({
      'Reserved domains': [`1:8 "${domain}" in "email"`],
    });
  });

  it.each(['an example', 'a.tested', 'the test', 'examples.com', 'example.africa', 'hello@pams.africa', 'a.example2'])(
    'is no other word: %s',
    (email) => {
      expect(leftOf({ 'company.yaml': `email: ${email}\n` })).toEqual({});
    },
  );

  it('is a telephone number nobody can have, as a number and in a link', () => {
    const texts = {
      'company.yaml': "email: '000000'\nphone: '+233 30 00-00 01'\n",
      'navigation.yaml':
        'links:\n  - { label: A, to: "tel:+23300000" }\n  - { label: tel, to: "/00000" }\n  - { label: B, to: "tel:+2330000" }\n',
    };
    expect(leftOf(texts)).toEqual({
      'Fictitious telephone numbers': ['2:8 "+233 30 00-00 01"', '2:21 "tel:+23300000"'],
    });
  });

  it('is a link or a button without a destination, unless it sends a form', () => {
    const texts = {
      'navigation.yaml': 'links:\n  - label: A\n  - label:\n',
      'forms/contact.yaml': 'endpoint: a\nsubmit:\n  label: Send\n',
    };
    expect(leftOf(texts)).toEqual({
      'Links and buttons without a destination': ['2:5 "A" has no "to"', '3:5 "" has no "to"'],
    });
  });

  it('is a form that sends nothing', () => {
    expect(leftOf({ 'forms/contact.yaml': '# a\nkey: contact\n' })).toEqual({
      'Forms that send nothing': ['2:1 Form "contact" has no "endpoint": nothing is sent'],
    });
  });

  it('is an entry without a picture, in the order one reads them in', () => {
    const texts = {
      // A cloth that no page shows is no reason to wait.
      'testimonials.yaml': '- name: Efua\n',
      'offices.yaml': '- label: A\n',
      'films.yaml': '- slug: b\n- title: C\n',
    };
    const woven = 'has no "image": a cloth is woven in its place';
    expect(leftOf(texts)).toEqual({
      'Entries without a picture': [`1:3 Film "b" ${woven}`, `2:3 Film "C" ${woven}`, `1:3 Office "A" ${woven}`],
    });
  });

  it('is no statement that another contradicts, but they are listed', () => {
    const texts = {
      'figures.yaml': "- key: flagship-awards\n  value: '5'\n- key: courses\n  value: '2'\n",
      'awards.yaml': '- slug: a\n- slug: b\n',
      'academy.yaml': 'tracks:\n  - courses:\n      - title: A\n      - title: B\n',
      'podcasts.yaml':
        '- slug: a\n  episodes: 2\n  episodesOnLanding: 3\n- slug: b\n  episodes: 4\n  episodesOnLanding: 4\n',
    };
    expect(leftOf(texts)).toMatchObject({
      [disagreeing]: [
        '2:3 Figure "flagship-awards" is 5, awards.yaml lists 2',
        '3:3 Podcast "a" has 2 episodes on the media hub, 3 on the landing page',
      ],
    });
  });
});

describe('the launch list', () => {
  let root: string;
  beforeAll(async () => {
    root = await makeSite();
  });
  afterAll(() => rmSync(root, { recursive: true }));

  /** The list of a site with edits, without its line and column but where asked for. */
  const listWith = async (edits: readonly Pick<Mistake, 'file' | 'edit'>[]): Promise<Record<string, string[]>> => {
    const { undo } = await make(
      root,
      edits.map((edit) => ({ name: '', says: '', ...edit })),
    );
    const { content } = await loadContent(root);
    undo();
    const say = ({
      file,
      line,
      column,
      message,
    }: {
      file: string;
      line: number;
      column: number;
      message: string;
    }): string => `${file}:${line}:${column} ${message}`;
    return Object.fromEntries(launchList(content).map(({ title, items }) => [title, items.map(say)]));
  };

  it('names everything that is not ready, with its place', async () => {
    const edit = swap('    alt: A market from above.', '    alt: A market from above.\n  sample: true');
    expect(await listWith([{ file: 'data/films.yaml', edit }])).toEqual({
      'Sample copy': ['data/films.yaml:12:3 Film "makola": confirm it and remove this line'],
      'Reserved domains': [
        'data/company.yaml:4:10 "www.loom.example" in "siteUrl"',
        'data/company.yaml:6:8 "loom.example" in "email"',
        'data/offices.yaml:7:10 "loom.example" in "email"',
        'data/offices.yaml:19:10 "loom.example" in "email"',
      ],
      'Fictitious telephone numbers': [
        'data/company.yaml:7:8 "+233 30 000 0001"',
        'data/offices.yaml:6:10 "+233 30 000 0001"',
        'data/offices.yaml:18:10 "+234 1 000 0002"',
      ],
      'Links and buttons without a destination': [
        'data/navigation.yaml:21:5 "Facebook" has no "to"',
        'data/navigation.yaml:23:5 "Privacy Policy" has no "to"',
        'data/pages/awards.yaml:24:7 "Submit Nomination" has no "to"',
        'data/pages/films.yaml:25:5 "Watch" has no "to"',
      ],
      'Forms that send nothing': [
        'data/forms/contact.yaml:1:1 Form "contact" has no "endpoint": nothing is sent',
        'data/forms/newsletter.yaml:1:1 Form "newsletter" has no "endpoint": nothing is sent',
        'data/forms/partnership.yaml:1:1 Form "partnership" has no "endpoint": nothing is sent',
      ],
      'Entries without a picture': [
        'data/offices.yaml:13:3 Office "lagos" has no "image": a cloth is woven in its place',
      ],
      [disagreeing]: [
        'data/podcasts.yaml:5:3 Podcast "reel-talk" has 45 episodes on the media hub, 24 on the landing page',
      ],
    });
  });

  it('lets go of what has been made ready', async () => {
    const endpoint = {
      file: 'data/forms/newsletter.yaml',
      edit: swap('submit:', 'endpoint: https://forms.pams.africa/n\nsubmit:'),
    };
    const facebook = {
      file: 'data/navigation.yaml',
      edit: swap('- label: Facebook', '- label: Facebook\n    to: https://facebook.com/pams'),
    };
    const phone = { file: 'data/company.yaml', edit: swap('+233 30 000 0001', '+233 30 274 1180') };
    const list = await listWith([endpoint, facebook, phone]);
    expect(list['Forms that send nothing']).toHaveLength(2);
    expect(list['Links and buttons without a destination']).toHaveLength(3);
    expect(list['Fictitious telephone numbers']).toHaveLength(2);
  });

  it('fails while anything is left, and counts it', () => {
    const tsx = join(process.cwd(), 'node_modules/tsx/dist/cli.mjs');
    const program = join(process.cwd(), 'src/build/content/preflight.ts');
    const { status, stdout } = spawnSync(process.execPath, [tsx, program], { cwd: root, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stdout).toContain('Forms that send nothing (3)\n  data/forms/contact.yaml:1:1  Form "contact"');
    expect(stdout).toMatch(/\n15 things are left before launch \(exit status 1\)\.\n$/);
  });
});
