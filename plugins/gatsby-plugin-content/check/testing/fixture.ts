import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ContentOptions } from '../../options';
import { checkContent } from '../check';
import { type Problem, sentence } from '../problem';

/** What the small site of these tests tells the plugin: an editor of the real one changes nothing of it. */
export const options: ContentOptions = {
  files: {
    'company.yaml': { type: 'Company', list: false },
    'navigation.yaml': { type: 'Navigation', list: false },
    'figures.yaml': { type: 'Figure', list: true },
    'films.yaml': { type: 'Film', list: true },
    'offices.yaml': { type: 'Office', list: true },
    'posts.yaml': { type: 'Post', list: true },
    'forms/contact.yaml': { type: 'Form', list: false },
    'pages/index.yaml': { type: 'IndexPage', list: false },
    'pages/about.yaml': { type: 'AboutPage', list: false },
  },
  shellIds: ['menu'],
  anchors: {
    '/': { sections: ['films', 'form'], entries: ['Film', 'Post'] },
    '/about': { sections: ['values'], entries: [] },
  },
  listSections: { '/#films': ['Film'] },
  otherAddresses: ['/feed.xml'],
  forms: { '/': 'forms/contact.yaml' },
  limits: {
    '*': { maxLength: 200 },
    '*.slug': { pattern: '^[a-z-]+$', form: 'small letters and hyphens' },
    'Film.title': { advisedLength: 24, maxLength: 40, advisedWord: 18 },
    'Film.year': { minimum: 1900 },
    'Film.duration': { minimum: 1, maximum: 600 },
    'Film.languages': { advisedItems: 2, maxItems: 3 },
    'Navigation.links': { maxLabels: 10 },
    'Navigation.links.label': { maxLength: 16 },
    'Navigation.links.to': { required: true },
    'Office.shown': { advisedItems: 1 },
    Post: { advisedItems: 2 },
    '*.figures.value': { maxLength: 6 },
  },
  pictures: { 'Film.image': { minWidth: 2, ratio: [2, 3] } },
  headings: { 'IndexPage.films': 'Film' },
  exactlyOne: ['Office.headquarters'],
};

/** The small site: its two pictures are of 2 × 3 and of 3 × 2 pixels. */
const files: Readonly<Record<string, string | Buffer>> = {
  'data/images/poster.png': Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQImWP4DwYMKBQAvFgR76SJ/u4AAAAASUVORK5CYII=',
    'base64',
  ),
  'data/images/city.png': Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQImWP4DwMMcBYAs2AR78H3GQQAAAAASUVORK5CYII=',
    'base64',
  ),
  'src/pages/index.tsx': 'query { page: indexPage { ...Page } }',
  'src/pages/about.tsx': 'query { page: aboutPage { ...Page } }',
  'data/schema.graphql': `
    enum Tone { gold paper kola }
    type Action { label: String! to: String }
    type Image { file: File! alt: String! }
    type Heading { title: String! lead: String }
    type Figure implements Node { key: String! value: String! label: String! number: Float }
    type Company implements Node { tagline: String! replyTime: Figure! @link(by: "key") image: Image! }
    type Navigation implements Node { links: [Action!]! columns: [NavigationColumn!]! }
    type NavigationColumn { title: String! links: [Action!]! }
    type Film implements Node {
      slug: String! title: String! year: Int! duration: Int! closes: Date synopsis: String! languages: [String!]!
      image: Image position: Int! @position
    }
    type Office implements Node { slug: String! city: String! headquarters: Boolean! shown: Boolean }
    type Post implements Node { slug: String! title: String! date: Date! }
    type Form implements Node { key: String! endpoint: String netlify: Boolean inputs: [Field!]! }
    type Field { name: String! type: String! required: Boolean options: [FieldOption!] }
    type FieldOption { value: String! label: String! }
    type IndexPage implements Node { path: String! films: Heading! action: Action }
    type AboutPage implements Node {
      path: String! tone: Tone! figures: [Figure!]! @link(by: "key")
    }`,
  'data/company.yaml': `tagline: Stories
replyTime: reply-time
image:
  file: images/city.png
  alt: A city.
`,
  'data/navigation.yaml': `links:
  - label: About
    to: /about
columns:
  - title: Watch
    links:
      - label: All films
        to: /#films
`,
  'data/figures.yaml': `- key: founded
  value: '2006'
  label: Founded
  number: 2006
- key: reply-time
  value: 24 hours
  label: Reply within
`,
  'data/films.yaml': `- slug: rift
  title: Rift
  year: 2020
  duration: 90
  synopsis: >-
    Two brothers wait.
  languages:
    - Twi
  image:
    file: images/poster.png
    alt: A poster.
- slug: makola
  title: Makola
  year: 2021
  duration: 80
  synopsis: A day and a night.
  languages:
    - Ga
`,
  'data/offices.yaml': `- slug: accra
  city: Accra
  headquarters: true
- slug: lagos
  city: Lagos
  headquarters: false
`,
  'data/posts.yaml': `- slug: cutting
  title: Cutting
  date: '2025-10-14'
- slug: sound
  title: Sound
  date: '2025-10-01'
`,
  'data/forms/contact.yaml': `key: contact
inputs:
  - name: email
    type: email
    required: true
  - name: subject
    type: select
    options:
      - value: academy
        label: The academy
`,
  'data/pages/index.yaml': `path: /
films:
  title: Films
action:
  label: Films
  to: /#films
`,
  'data/pages/about.yaml': `path: /about
tone: gold
figures:
  - founded
`,
};

/** Writes the small site into a folder of its own, which whoever asked for it removes. */
export const writeSite = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  return root;
};

/** A problem as the check prints it, without the mark of a warning. */
export const line = (problem: Problem): string =>
  `${problem.file}:${problem.line}:${problem.column}  ${sentence(problem)}`;

/**
 * What an editor can get wrong in a file: its name, the text that goes, what stands in its place, with `‸` where the problem
 * must be found, and the one thing that is said of it.
 */
export type Slip = readonly [name: string, from: string | RegExp, to: string, says: string];

/** Tests that the check finds each slip, says one thing of it, and says it at its place. */
export const testSlips = (slips: Readonly<Record<string, readonly Slip[]>>): void => {
  let root: string;
  beforeAll(() => (root = writeSite()));
  afterAll(() => rmSync(root, { recursive: true }));
  describe.each(Object.entries(slips))('in %s', (file, all) => {
    it.each(all)('finds %s', async (_, from, to, says) => {
      const text = `${files[`data/${file}`]}`;
      const slipped = text.replace(from, () => to);
      expect(slipped).not.toBe(text);
      const said = await checkContent(root, options, new Map([[file, slipped.replace('‸', '')]]));
      expect(said.map(line)).toEqual([expect.stringContaining(says)]);
      const rows = slipped.split('‸')[0]?.split('\n') ?? [];
      if (slipped.includes('‸'))
        expect(said).toMatchObject([{ line: rows.length, column: (rows.at(-1)?.length ?? 0) + 1 }]);
    });
  });
};
