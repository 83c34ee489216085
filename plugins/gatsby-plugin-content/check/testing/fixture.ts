import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The files of a small site for tests, independent of the real content. The picture has 2 × 3 pixels. */
export const files: Readonly<Record<string, string | Buffer>> = {
  'data/images/poster.png': Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQImWP4DwYMKBQAvFgR76SJ/u4AAAAASUVORK5CYII=',
    'base64',
  ),
  'src/pages/index.tsx': '',
  'src/pages/about.tsx': '',
  'data/schema.graphql': `
    scalar Slug @pattern(regex: "^[a-z-]+$", expected: "small letters and hyphens")
    scalar Href @href @pattern(regex: "^(?:/|https://)", expected: "a page or another site")
    enum Tone { gold paper kola }
    type Action { label: String! @length(max: 40) to: Href }
    type Image { file: File! alt: String! @length(min: 0) }
    type Fee { lowest: Int! @notAbove(field: "highest") highest: Int! }
    type Figure implements Node @yaml(file: "figures.yaml", list: true) { key: Slug! @unique value: String! }
    type Film implements Node @yaml(file: "films.yaml", list: true) {
      slug: Slug! @unique title: String! @length(max: 40) year: Int! @range(min: 1900) closes: Date
      languages: [String!]! @items(max: 3) shown: Boolean image: Image @picture(minWidth: 2, ratio: [2, 3])
      credit: String @placeholders(names: ["author"]) opens: Date @notAbove(field: "closes")
      fee: Fee mark: File @picture(maxKilobytes: 1) card: File @picture(size: [200, 300]) body: String @length(max: 9000) @markdown
      code: String @pattern(regex: "^\\\\p{Lu}{2}$", expected: "two capital letters")
    }
    type LandingPage implements Node @yaml(file: "pages/index.yaml") {
      path: String! actions: [Action!]! @lengthOf(field: "label", max: 16)
    }
    type AboutPage implements Node @yaml(file: "pages/about.yaml") {
      path: String! tone: Tone! figures: [Figure!]! @link(by: "key") @items(max: 2)
    }`,
  'data/figures.yaml': `- key: founded
  value: '2006'
`,
  'data/films.yaml': `- slug: rift
  title: Rift
  year: 2020
  closes: '2025-10-14'
  languages:
    - Twi
  shown: true
  image:
    file: images/poster.png
    alt: A poster.
  credit: By {author}
- slug: makola
  title: Makola
  year: 2021
  languages:
    - Ga
`,
  'data/pages/index.yaml': `path: /
actions:
  - label: Films
    to: /about
`,
  'data/pages/about.yaml': `path: /about
tone: gold
figures:
  - founded
`,
};

/** Writes the small site into a new folder before each test, and removes it afterwards. Returns a function that returns the folder. */
export function smallSite(): () => string {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'content-'));
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), content);
    }
  });
  afterEach(() => rmSync(root, { recursive: true }));
  return () => root;
}
