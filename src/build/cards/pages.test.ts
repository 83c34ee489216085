/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreateNodeArgs, NodeInput } from 'gatsby';
import { Kind, parse } from 'graphql';
import { cardResolvers, describePageCards, drawPageCard } from './pages';

const directory = mkdtempSync(join(tmpdir(), 'cards-'));
const created: NodeInput[] = [];
const fields: unknown[] = [];
const warnings: string[] = [];

afterAll(() => rmSync(directory, { recursive: true }));
beforeEach(() => {
  for (const list of [created, fields, warnings]) list.length = 0;
});

const contact = { path: '/contact', name: 'Contact', colourway: 'contact', hero: { headline: 'Four cities' } };

/** What Gatsby hands to `onCreateNode` for a page. */
const argsFor = (type: string, page: object): CreateNodeArgs =>
  ({
    node: { id: 'page', parent: 'yaml-file', children: [], internal: { type, contentDigest: '1' }, ...page },
    actions: {
      createNode: async (node: NodeInput) => created.push(node),
      createNodeField: (field: unknown) => fields.push(field),
    },
    createNodeId: (text: string) => `id of ${text}`,
    getCache: () => ({ directory, get: async () => undefined, set: async () => undefined }),
    reporter: { warn: (text: string) => warnings.push(text) },
  }) as unknown as CreateNodeArgs;

test('a page gets a card, hung on its YAML file', async () => {
  await drawPageCard(argsFor('ContactPage', contact));
  expect(created).toEqual([expect.objectContaining({ name: 'card-contact', extension: 'png', parent: 'yaml-file' })]);
  expect(fields).toEqual([expect.objectContaining({ name: 'card', value: created[0]?.id })]);
  expect(readFileSync(String(created[0]?.absolutePath)).subarray(1, 4).toString()).toBe('PNG');
});

test('the home page has a name too, and what hangs on nothing stays so', async () => {
  await drawPageCard(argsFor('IndexPage', { ...contact, path: '/', parent: null, hero: { headline: 'At home' } }));
  expect(created).toEqual([expect.objectContaining({ name: 'card-home', parent: null })]);
});

test('the not-found page, and what is no page, get none', async () => {
  await drawPageCard(argsFor('NotFoundPage', { ...contact, colourway: 'notFound' }));
  await drawPageCard(argsFor('Film', { ...contact, title: 'Makola' }));
  expect([created, fields, warnings]).toEqual([[], [], []]);
});

test('a page that lacks its headline for now waits for it', async () => {
  for (const hero of [undefined, null, {}, { headline: ' ' }])
    await drawPageCard(argsFor('ContactPage', { ...contact, hero }));
  expect([created, fields, warnings]).toEqual([[], [], []]);
});

test('words the face does not draw leave the page to the company’s picture, and say so', async () => {
  await drawPageCard(argsFor('ContactPage', { ...contact, hero: { headline: 'Четыре города' } }));
  expect([created, fields]).toEqual([[], []]);
  expect(warnings).toEqual([expect.stringMatching(/^\/contact has no share card .* “Четыре города”$/)]);
});

test('a name is drawn too, and so it has to be drawable', async () => {
  await drawPageCard(argsFor('ContactPage', { ...contact, name: 'Контакт' }));
  expect([created, fields]).toEqual([[], []]);
  expect(warnings).toHaveLength(1);
});

test('every page has the field, and says what it holds', () => {
  const types: string[] = [];
  describePageCards({ actions: { createTypes: (sdl: string) => types.push(sdl) } } as never);
  const definitions = parse(types.join('\n')).definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.INTERFACE_TYPE_DEFINITION
      ? [definition]
      : [],
  );
  const names = definitions.map(({ name }) => name.value);
  expect(names).toEqual(['Page', ...Object.keys(cardResolvers)]);
  expect(names).toEqual(expect.arrayContaining(['IndexPage', 'NotFoundPage']));
  for (const { name, kind, interfaces, directives, fields: own = [] } of definitions) {
    const page = kind === Kind.OBJECT_TYPE_DEFINITION;
    expect(interfaces?.map((one) => one.name.value)).toEqual(page ? ['Node', 'Page'] : ['Node']);
    expect(directives?.map((one) => one.name.value)).toEqual(page ? ['dontInfer'] : []);
    expect(own.map((field) => `${name.value}.${field.name.value}`)).toEqual([`${name.value}.card`]);
    expect(own[0]?.type).toMatchObject({ kind: Kind.NAMED_TYPE, name: { value: 'File' } });
    expect(own[0]?.description?.value).toContain('1200 × 630');
  }
});

test('the field finds the file, and nothing where no card was drawn', () => {
  const context = { nodeModel: { getNodeById: ({ id, type }: { id: string; type: string }) => `${type} ${id}` } };
  expect(cardResolvers.AboutPage?.card.resolve({ fields: { card: 'drawn' } }, {}, context)).toBe('File drawn');
  expect(cardResolvers.NotFoundPage?.card.resolve({}, {}, context)).toBeNull();
  expect(cardResolvers.NotFoundPage?.card.resolve({ fields: {} }, {}, context)).toBeNull();
});
