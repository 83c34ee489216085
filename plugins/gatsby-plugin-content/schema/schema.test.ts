/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFiles, describedTypes, type Field, fieldsOf, objectType, readSchema } from './schema';

const sdl = `
  scalar Slug @length(max: 20) @pattern(regex: "^[a-z]+$", expected: "small letters")
  interface Page { "The address." path: String! @length(max: 30) hero: Hero! }
  type Hero { headline: String! @measured @length(max: 60) image: Image! @picture(minWidth: 1600, shape: LANDSCAPE) }
  type Image { file: File! @fileByRelativePath alt: String! @length(min: 0) }
  type Film implements Node @dontInfer @yaml(file: "films.yaml", list: true) {
    slug: Slug! year: Int @range(min: 1900) tags: [String!]! @items(max: 3)
  }
  type AboutPage implements Node & Page @yaml(file: "pages/about.yaml") @yaml(file: "pages/team.yaml") {
    id: ID! path: String! hero: Hero! @lengthOf(field: "headline", max: 16)
  }`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'schema-'));
  mkdirSync(join(root, 'data'));
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (text = sdl) => {
  writeFileSync(join(root, 'data', 'schema.graphql'), text);
  return readSchema(root);
};
const fieldIn = (fields: readonly Field[], name: string) => fields.find((field) => field.name === name);

it('names the files of each type', () => {
  expect(contentFiles(read())).toEqual([
    { path: 'films.yaml', type: 'Film', list: true },
    { path: 'pages/about.yaml', type: 'AboutPage', list: false },
    { path: 'pages/team.yaml', type: 'AboutPage', list: false },
  ]);
});

it('says what each field must hold, also where it is inherited, of a scalar or narrower in one place', () => {
  const schema = read();
  const film = fieldsOf(objectType(schema, 'Film'));
  expect(film.map(({ name }) => name)).toEqual(['slug', 'year', 'tags']);
  const pattern = { regex: '^[a-z]+$', expected: 'small letters' };
  expect(fieldIn(film, 'slug')).toMatchObject({ type: 'String', length: { max: 20 }, pattern });
  expect(fieldIn(film, 'tags')).toMatchObject({ items: { max: 3 }, length: { min: 1, max: 1000 } });
  const page = fieldsOf(objectType(schema, 'AboutPage'));
  expect(fieldIn(page, 'path')).toMatchObject({ description: 'The address.', length: { max: 30 } });
  const hero = fieldsOf(objectType(schema, 'Hero'), fieldIn(page, 'hero'));
  expect(fieldIn(hero, 'headline')).toMatchObject({ length: { max: 16 } });
  const image = fieldsOf(objectType(schema, 'Image'), fieldIn(hero, 'image'));
  expect(fieldIn(image, 'file')?.picture).toEqual({ minWidth: 1600, shape: 'LANDSCAPE' });
  expect(fieldIn(image, 'alt')).toMatchObject({ length: { min: 0 } });
});

it('refuses a directive that is not used as it is defined', () => {
  expect(() => read('type Film { title: String @length(mx: 3) }')).toThrow('Unknown argument "mx"');
});

it('hands Gatsby types without what Gatsby does not know', () => {
  const types = describedTypes(sdl);
  expect(types).not.toMatch(/@(?:yaml|length|lengthOf|pattern|range|items|picture|measured)\b|Slug/);
  expect(types).toContain('slug: String!');
  expect(types).toContain('headlineWidth: Float! @displayWidth(of: "headline", part: "width")');
});
