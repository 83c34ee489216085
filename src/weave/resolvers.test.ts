/** @jest-environment node */
import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreateNodeArgs, NodeInput } from 'gatsby';
import { Kind, parse } from 'graphql';
import { pageCloths } from './pageCloths';
import { pictureResolvers, weaveMissingPictures } from './resolvers';
import { wovenTypes } from './wovenTypes';

const directory = mkdtempSync(join(tmpdir(), 'cloth-'));
const created: NodeInput[] = [];
const fields: unknown[] = [];

afterAll(() => rmSync(directory, { recursive: true }));
beforeEach(() => {
  created.length = 0;
  fields.length = 0;
});

/** What Gatsby hands to `onCreateNode` for an entry. */
const argsFor = (type: string, entry: object): CreateNodeArgs =>
  ({
    node: { id: 'entry', parent: 'yaml-file', children: [], internal: { type, contentDigest: '1' }, ...entry },
    actions: {
      createNode: async (node: NodeInput) => created.push(node),
      createNodeField: (field: unknown) => fields.push(field),
    },
    createNodeId: (text: string) => `id of ${text}`,
    getCache: () => ({ directory, get: async () => undefined, set: async () => undefined }),
  }) as unknown as CreateNodeArgs;

const film = { slug: 'makola', title: 'Makola' };

test('an entry without a picture gets a woven one, hung on its YAML file', async () => {
  await weaveMissingPictures(argsFor('Film', film));
  expect(created).toEqual([expect.objectContaining({ name: 'cloth-makola', extension: 'png', parent: 'yaml-file' })]);
  expect(fields).toEqual([expect.objectContaining({ name: 'cloth', value: created[0]?.id })]);
});

test('the same title is the same node, another title another', async () => {
  await weaveMissingPictures(argsFor('Film', { slug: 'rift', title: 'Rift' }));
  await weaveMissingPictures(argsFor('Film', { slug: 'rift', title: 'Rift' }));
  await weaveMissingPictures(argsFor('Film', { slug: 'salt', title: 'Salt' }));
  const [one, again, other] = fields.map((field) => (field as { value: string }).value);
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});

test('an entry with a picture, and what is no entry, stay as they are', async () => {
  await weaveMissingPictures(argsFor('Film', { ...film, image: { file: 'makola.webp', alt: 'A market.' } }));
  await weaveMissingPictures(argsFor('File', {}));
  expect([created, fields]).toEqual([[], []]);
});

test('a service gets a strip, also with a picture', async () => {
  await weaveMissingPictures(argsFor('Service', { slug: 'events', title: 'Events', image: {} }));
  expect(created).toEqual([expect.objectContaining({ name: 'cloth-events', extension: 'svg' })]);
  expect(readFileSync(String(created[0]?.absolutePath), 'utf8')).toMatch(/^<svg /);
});

test('a picture is the entry’s own image, or its cloth without words', () => {
  const resolve = pictureResolvers.Film.picture.resolve;
  const image = { file: 'makola.webp', alt: 'A market.' };
  expect(resolve({ image, fields: { cloth: 'stale' } })).toBe(image);
  expect(resolve({ fields: { cloth: 'woven' } })).toEqual({ alt: '', cloth: 'woven' });
});

test('the file of a woven image is looked up, that of any other is resolved as ever', () => {
  const { resolve } = pictureResolvers.Image.file;
  const context = { nodeModel: { getNodeById: ({ id, type }: { id: string; type: string }) => `${type} ${id}` } };
  const info = { originalResolver: (source: object) => ['original', source] };
  const image = { file: 'makola.webp' };
  expect(resolve({ cloth: 'woven' }, {}, context, info)).toBe('File woven');
  expect(resolve(image as object, {}, context, info)).toEqual(['original', image]);
});

const contract = parse(readFileSync(join(__dirname, '../../data/schema.graphql'), 'utf8')).definitions;

test('every entry that may lack a picture can be woven, from a field it has', () => {
  const optional = contract.flatMap((definition) => {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION || definition.name.value === 'Service') return [];
    const image = definition.fields?.find(({ name }) => name.value === 'image');
    return image?.type.kind === Kind.NAMED_TYPE ? [definition] : [];
  });
  expect(optional.map(({ name }) => name.value).sort()).toEqual(Object.keys(wovenTypes).sort());
  for (const { name, fields: own } of optional) {
    expect(own?.map((field) => field.name.value)).toContain(
      Object.entries(wovenTypes).find(([type]) => type === name.value)?.[1].from,
    );
  }
});

test('every colourway of the contract has its cloth', () => {
  const names = contract.flatMap((definition) =>
    definition.kind === Kind.ENUM_TYPE_DEFINITION && definition.name.value === 'Colourway'
      ? (definition.values ?? []).map(({ name }) => name.value)
      : [],
  );
  expect(names).toEqual(Object.keys(pageCloths));
});
