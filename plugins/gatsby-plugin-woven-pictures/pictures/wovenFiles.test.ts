/** @jest-environment node */
import type { CreateNodeArgs } from 'gatsby';
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem';
import { weaveMissingPictures } from './wovenFiles';

jest.mock('gatsby-source-filesystem', () => ({
  createFileNodeFromBuffer: jest.fn(async ({ name }: { name: string }) => ({ id: `id of ${name}` })),
}));
const createNodeField = jest.fn();
beforeEach(() => jest.clearAllMocks());

/** Weaves for a node; gives the fields that were set, with the names of their files. */
const weave = async (type: string, content: object) => {
  const node = { id: 'entry', parent: 'yaml-file', internal: { type }, ...content };
  await weaveMissingPictures({ node, actions: { createNodeField } } as unknown as CreateNodeArgs);
  return createNodeField.mock.calls.map(([{ name, value }]: [{ name: string; value: string }]) => [name, value]);
};
const files = () => jest.mocked(createFileNodeFromBuffer).mock.calls.map(([file]) => file);

const image = { file: 'makola.webp', alt: 'A market.' };
const hero = { headline: 'Eight crafts, one table' };

test('an entry without a picture gets a woven one, as a child of its YAML file', async () => {
  expect(await weave('Film', { slug: 'makola', title: 'Makola' })).toEqual([['cloth', 'id of cloth-makola']]);
  expect(files()).toEqual([expect.objectContaining({ ext: '.png', parentNodeId: 'yaml-file' })]);
});

test('a service gets a strip, also with a picture', async () => {
  expect(await weave('Service', { slug: 'events', title: 'Events', image })).toEqual([['cloth', 'id of cloth-events']]);
  expect(files()[0]).toMatchObject({ ext: '.svg' });
  expect(String(files()[0]?.buffer)).toMatch(/^<svg /);
});

test.each([
  ['first screen', { hero }, ['wide', 'upright']],
  ['series', { hero: { ...hero, image }, series: {} }, ['wide', 'upright']],
  ['introduction', { hero: { ...hero, image }, introduction: {} }, ['panel']],
])('a page without a picture in its %s gets one in its colours', async (_, parts, names) => {
  const page = { colourway: 'films', ...parts };
  expect(await weave('FilmsPage', page)).toEqual(names.map((name) => [name, `id of cloth-films-${name}`]));
});

test.each([
  ['an entry with a picture', 'Film', { slug: 'makola', title: 'Makola', image }],
  ['a node that is no entry', 'File', {}],
  ['a page with all its pictures', 'IndexPage', { colourway: 'landing', hero: { ...hero, image }, series: { image } }],
  // Under `gatsby develop`, until the YAML is mended.
  ['a page without a first screen', 'FilmsPage', { colourway: 'films', series: {}, introduction: {} }],
  ['a page without a headline', 'FilmsPage', { colourway: 'films', hero: { headline: null }, introduction: {} }],
  ['a page without a colourway', 'FilmsPage', { hero, introduction: {} }],
  ['a page of an unknown colourway', 'FilmsPage', { colourway: 'plaid', hero, introduction: {} }],
])('%s gets none', async (_, type, content) => {
  expect(await weave(type, content)).toEqual([]);
  expect(files()).toEqual([]);
});
