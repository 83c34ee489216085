/** @jest-environment node */
import type { CreateNodeArgs } from 'gatsby';
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem';
import { addPageCard } from './pageCards';
import { shareCards } from '../../src/content/shareCards/shareCards';

jest.mock('gatsby-source-filesystem', () => ({ createFileNodeFromBuffer: jest.fn(async () => ({ id: 'file' })) }));
const [createNodeField, warn] = [jest.fn(), jest.fn()];
beforeEach(() => jest.clearAllMocks());

const add = (page: object, type = 'ContactPage') => {
  const contact = { parent: 'yaml-file', path: '/contact', name: 'Contact', colourway: 'contact' };
  const node = { internal: { type }, ...contact, ...page };
  return addPageCard(
    { node, actions: { createNodeField }, reporter: { warn } } as unknown as CreateNodeArgs,
    shareCards,
  );
};

test('a page gets its card as a child of its YAML file', async () => {
  await add({ hero: { headline: 'Four cities' } });
  const file = expect.objectContaining({ name: 'card-contact', ext: '.png', parentNodeId: 'yaml-file' });
  expect(createFileNodeFromBuffer).toHaveBeenCalledWith(file);
  expect(createNodeField).toHaveBeenCalledWith(expect.objectContaining({ name: 'card', value: 'file' }));
});

test.each([
  ['the not-found page', { colourway: 'notFound', hero: { headline: 'Not here' } }, 'NotFoundPage', 0],
  ['what is no page', { hero: { headline: 'Four cities' } }, 'Film', 0],
  ['a page that lacks its headline under `gatsby develop`', { hero: null }, 'ContactPage', 0],
  ['a headline with a letter that the face lacks', { hero: { headline: 'Четыре' } }, 'ContactPage', 1],
  ['a name with a letter that the face lacks', { name: 'Контакт', hero: { headline: 'Four' } }, 'ContactPage', 1],
])('%s gets none', async (_, page, type, warnings) => {
  await add(page, type);
  expect(createFileNodeFromBuffer).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledTimes(warnings);
});
