/** @jest-environment node */
import type { CreateNodeArgs } from 'gatsby';
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem';
import { wovenPictures } from '../../../src/content/wovenPictures';
import { weaveMissingPicture } from './wovenFiles';

jest.mock('gatsby-source-filesystem', () => ({
  createFileNodeFromBuffer: jest.fn(async ({ name }: { name: string }) => ({ id: `id of ${name}` })),
}));
const createNodeField = jest.fn();
beforeEach(() => jest.clearAllMocks());

/** Weaves for a node; gives the fields that were set, with the names of their files. */
const weave = async (type: string, content: object) => {
  const node = { id: 'entry', parent: 'yaml-file', internal: { type }, ...content };
  await weaveMissingPicture({ node, actions: { createNodeField } } as unknown as CreateNodeArgs, wovenPictures);
  return createNodeField.mock.calls.map(([{ name, value }]: [{ name: string; value: string }]) => [name, value]);
};
const files = () => jest.mocked(createFileNodeFromBuffer).mock.calls.map(([file]) => file);

const image = { file: 'makola.webp', alt: 'A market.' };

test('an entry without a picture gets a woven one, as a child of its YAML file', async () => {
  expect(await weave('Film', { slug: 'makola', title: 'Makola' })).toEqual([['cloth', 'id of cloth-makola']]);
  expect(files()).toEqual([expect.objectContaining({ ext: '.png', parentNodeId: 'yaml-file' })]);
});

test('a service gets a strip, also with a picture', async () => {
  expect(await weave('Service', { slug: 'events', title: 'Events', image })).toEqual([['cloth', 'id of cloth-events']]);
});

test('a service keeps its strip, however its title was typed', async () => {
  for (const title of ['  Brand\tStrategy ', 'Brand Strategy', 'Ọjọ́'.normalize('NFD'), 'Ọjọ́'.normalize('NFC')])
    await weave('Service', { slug: 'brand-strategy', title });
  const [typed, plain, decomposed, composed] = files().map(({ buffer }) => buffer);
  expect(typed).toEqual(plain);
  expect(decomposed).toEqual(composed);
  expect(composed).not.toEqual(plain);
});

test.each([
  ['an entry with a picture', 'Film', { slug: 'makola', title: 'Makola', image }],
  ['a node that is no entry', 'File', {}],
])('%s gets none', async (_, type, content) => {
  expect(await weave(type, content)).toEqual([]);
  expect(files()).toEqual([]);
});
