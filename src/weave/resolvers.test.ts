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

test('an entry that hangs on nothing gets a cloth that hangs on nothing', async () => {
  await weaveMissingPictures(argsFor('Film', { slug: 'tema', title: 'Tema', parent: null }));
  expect(created).toEqual([expect.objectContaining({ name: 'cloth-tema', parent: null })]);
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
  expect(resolve({ image: null })).toEqual({ alt: '' });
});

describe('the file of an image', () => {
  const getNodeById = ({ id, type }: { id: string; type: string }) => `${type} ${id}`;
  const context = { nodeModel: { getNodeById, findRootNodeAncestor: () => null } };
  const info = { originalResolver: (source: object) => ['original', source] };
  const image: object = { file: 'makola.webp', portrait: 'makola-portrait.webp' };

  test('is looked up where it was woven', () => {
    const { file, portrait } = pictureResolvers.Image;
    expect(file.resolve({ cloth: 'woven' }, {}, context, info)).toBe('File woven');
    expect(portrait.resolve({ cloth: 'woven', upright: 'woven too' }, {}, context, info)).toBe('File woven too');
  });

  test('is resolved as ever where it was not', () => {
    for (const { resolve } of Object.values(pictureResolvers.Image))
      expect(resolve(image, {}, context, info)).toEqual(['original', image]);
  });

  test('is the strip of a service, and none while it is not woven', () => {
    const { resolve } = pictureResolvers.Service.strip;
    expect(resolve({ fields: { cloth: 'strip' } }, {}, context)).toBe('File strip');
    expect(resolve({}, {}, context)).toBeNull();
  });
});

const contract = parse(readFileSync(join(__dirname, '../../data/schema.graphql'), 'utf8')).definitions;

test('everything that may lack a picture can be woven, entries from a field they have', () => {
  const optional = contract.flatMap((definition) => {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION || definition.name.value === 'Service') return [];
    const image = definition.fields?.find(({ name }) => name.value === 'image');
    return image?.type.kind === Kind.NAMED_TYPE ? [definition] : [];
  });
  const resolved = Object.entries(pictureResolvers).flatMap(([type, fields]) => ('picture' in fields ? type : []));
  expect(optional.map(({ name }) => name.value).sort()).toEqual(resolved.sort());
  for (const { name, fields: own } of optional) {
    const woven = Object.entries(wovenTypes).find(([type]) => type === name.value)?.[1];
    if (woven) expect(own?.map((field) => field.name.value)).toContain(woven.from);
  }
});

describe('a page', () => {
  const hero = { headline: 'Eight crafts, one table' };
  const image = { file: 'hero.webp', alt: 'A table.' };
  const names = () => fields.map((field) => (field as { name: string }).name);

  test('without a picture on its first screen gets its cloth, wide and upright', async () => {
    await weaveMissingPictures(argsFor('FilmsPage', { colourway: 'films', hero }));
    expect(names()).toEqual(['wide', 'upright']);
    expect(created.map(({ name }) => name)).toEqual(['cloth-films-wide', 'cloth-films-upright']);
    expect(created.map(({ extension }) => extension)).toEqual(['png', 'png']);
  });

  test.each([
    ['first screen', { colourway: 'films', series: {}, introduction: {} }],
    ['headline', { colourway: 'films', hero: { headline: null }, introduction: {} }],
    ['colourway', { hero, introduction: {} }],
    ['colourway anybody knows', { colourway: 'plaid', hero, introduction: {} }],
  ])('that lacks a %s while its YAML is being mended waits for it', async (_, page) => {
    await weaveMissingPictures(argsFor('FilmsPage', page));
    expect([created, fields]).toEqual([[], []]);
  });

  test('that lacks another of its pictures gets what belongs there', async () => {
    await weaveMissingPictures(argsFor('FilmsPage', { colourway: 'films', hero: { ...hero, image }, series: {} }));
    expect(names()).toEqual(['wide', 'upright']);
    fields.length = 0;
    await weaveMissingPictures(
      argsFor('IndexPage', { colourway: 'landing', hero: { ...hero, image }, introduction: {} }),
    );
    expect(names()).toEqual(['panel']);
  });

  test('with all its pictures stays as it is', async () => {
    const parts = { hero: { ...hero, image }, series: { image }, introduction: { image } };
    await weaveMissingPictures(argsFor('IndexPage', { colourway: 'landing', ...parts }));
    expect([created, fields]).toEqual([[], []]);
  });

  test('shows its own picture, or the cloth of the page it is on', () => {
    const page = { fields: { wide: 'woven', upright: 'woven too' } };
    const nodeModel = { getNodeById: () => undefined, findRootNodeAncestor: () => page };
    const { resolve } = pictureResolvers.Hero.picture;
    expect(resolve({ image }, {}, { nodeModel })).toBe(image);
    expect(resolve({}, {}, { nodeModel })).toEqual({ alt: '', cloth: 'woven', upright: 'woven too' });
    expect(pictureResolvers.Series.picture.resolve({}, {}, { nodeModel })).toEqual(resolve({}, {}, { nodeModel }));
  });

  test('that nobody finds leaves a part without a picture', () => {
    const nodeModel = { getNodeById: () => undefined, findRootNodeAncestor: () => null };
    expect(pictureResolvers.Hero.picture.resolve({}, {}, { nodeModel })).toEqual({ alt: '' });
  });

  test('shows a cloth in one staging beside words', () => {
    const nodeModel = {
      getNodeById: () => undefined,
      // The first node above that is a page, as Gatsby finds it.
      findRootNodeAncestor: (_part: object, isIt: (node: { internal: { type: string } }) => boolean) =>
        [
          { internal: { type: 'File' }, fields: { panel: 'of a file' } },
          { internal: { type: 'IndexPage' }, fields: { panel: 'woven' } },
        ].find(isIt) ?? null,
    };
    const { resolve } = pictureResolvers.Introduction.picture;
    expect(resolve({}, {}, { nodeModel })).toEqual({ alt: '', cloth: 'woven' });
  });
});

test('every colourway of the contract has its cloth', () => {
  const names = contract.flatMap((definition) =>
    definition.kind === Kind.ENUM_TYPE_DEFINITION && definition.name.value === 'Colourway'
      ? (definition.values ?? []).map(({ name }) => name.value)
      : [],
  );
  expect(names).toEqual(Object.keys(pageCloths));
});
