/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreateNodeArgs, NodeInput } from 'gatsby';
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

test('the not-found page, and what is no page, get none', async () => {
  await drawPageCard(argsFor('NotFoundPage', { ...contact, colourway: 'notFound' }));
  await drawPageCard(argsFor('Film', { title: 'Makola' }));
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
  expect(warnings).toEqual([expect.stringContaining('/contact')]);
});

test('every page has the field, and it finds the file', () => {
  const types: string[] = [];
  describePageCards({ actions: { createTypes: (sdl: string) => types.push(sdl) } } as never);
  for (const type of ['interface Page', 'type IndexPage', 'type NotFoundPage']) expect(types.join()).toContain(type);
  const file = { id: 'drawn' };
  const context = { nodeModel: { getNodeById: ({ id }: { id: string }) => (id === file.id ? file : null) } };
  expect(cardResolvers.AboutPage?.card.resolve({ fields: { card: 'drawn' } }, {}, context)).toBe(file);
  expect(cardResolvers.NotFoundPage?.card.resolve({}, {}, context)).toBeNull();
});
