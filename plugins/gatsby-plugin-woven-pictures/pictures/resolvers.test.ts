/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { type EnumTypeDefinitionNode, Kind, type ObjectTypeDefinitionNode, parse } from 'graphql';
import { pageCloths } from '../weave/pageCloths';
import { pictureResolvers } from './resolvers';
import { serviceStrip, wovenTypes } from './wovenFiles';

const image: object = { file: 'makola.webp', alt: 'A market.' };

/** Gatsby's context on a page with these woven files: the first node above a part that is wanted. */
const contextOn = (fields: Record<string, string>) => ({
  nodeModel: {
    getNodeById: ({ id, type }: { id: string; type: string }) => `${type} ${id}`,
    findRootNodeAncestor: (_part: object, isWanted: (node: { internal: { type: string } }) => boolean) =>
      [{ internal: { type: 'File' } }, { internal: { type: 'IndexPage' }, fields }].find(isWanted) ?? null,
  },
});
const context = contextOn({ wide: 'a', upright: 'b', panel: 'c' });

test('a picture is the entry’s own image, or its cloth without alternative text', () => {
  const { resolve } = pictureResolvers.Film.picture;
  expect(resolve({ image, fields: { cloth: 'stale' } })).toBe(image);
  expect(resolve({ fields: { cloth: 'woven' } })).toEqual({ alt: '', cloth: 'woven' });
});

test.each([
  ['Hero', { alt: '', cloth: 'a', upright: 'b' }],
  ['Series', { alt: '', cloth: 'a', upright: 'b' }],
  ['Introduction', { alt: '', cloth: 'c' }],
] as const)('the picture of a %s is its own image, or that woven for the page', (type, woven) => {
  const { resolve } = pictureResolvers[type].picture;
  expect(resolve({ image }, {}, context)).toBe(image);
  expect(resolve({}, {}, context)).toEqual(woven);
});

test('a file of an image is the woven one, or what its path names', () => {
  const { file, portrait } = pictureResolvers.Image;
  const info = { originalResolver: (source: object) => ['original', source] };
  expect(file.resolve({ cloth: 'a' }, {}, context, info)).toBe('File a');
  expect(portrait.resolve({ upright: 'b' }, {}, context, info)).toBe('File b');
  for (const { resolve } of [file, portrait]) expect(resolve(image, {}, context, info)).toEqual(['original', image]);
});

test('the background of a picture is a colour of the palette by name, where it has one', async () => {
  const { resolve } = pictureResolvers.ImageSharp.gatsbyImageData;
  const resolved = (data: object) => resolve({}, {}, context, { originalResolver: () => Promise.resolve(data) });
  expect(await resolved({ width: 9, backgroundColor: '#141030' })).toEqual({ width: 9, backgroundColor: 'night' });
  expect(await resolved({ width: 9 })).toEqual({ width: 9 });
});

test('the strip of a service is a file, and none before it is woven', () => {
  const { resolve } = pictureResolvers.Service.strip;
  expect(resolve({ fields: { cloth: 'strip' } }, {}, context)).toBe('File strip');
  expect(resolve({}, {}, context)).toBeNull();
});

test('a service keeps its strip, however its title was typed', () => {
  expect(serviceStrip('  Brand\tStrategy ')).toBe(serviceStrip('Brand Strategy'));
  expect(serviceStrip('Ọjọ́'.normalize('NFD'))).toBe(serviceStrip('Ọjọ́'.normalize('NFC')));
});

const { definitions } = parse(readFileSync('data/schema.graphql', 'utf8'));
const types = definitions.filter((one): one is ObjectTypeDefinitionNode => one.kind === Kind.OBJECT_TYPE_DEFINITION);

test('every type of the schema that may lack a picture gets one, entries from a field they have', () => {
  const optional = types.filter(
    ({ name, fields }) =>
      name.value !== 'Service' &&
      fields?.some((one) => one.name.value === 'image' && one.type.kind === Kind.NAMED_TYPE),
  );
  const resolved = Object.entries(pictureResolvers).flatMap(([type, fields]) => ('picture' in fields ? type : []));
  expect(optional.map(({ name }) => name.value).sort()).toEqual(resolved.sort());
  for (const [type, { from }] of Object.entries(wovenTypes)) {
    const fields = types.find(({ name }) => name.value === type)?.fields?.map(({ name }) => name.value);
    expect(fields).toContain(from);
  }
});

test('every colourway of the schema has its cloth', () => {
  const isColourway = (one: { kind: string; name?: { value: string } }) => one.name?.value === 'Colourway';
  const { values } = definitions.find(isColourway as (one: object) => one is EnumTypeDefinitionNode) ?? {};
  expect(values?.map(({ name }) => name.value)).toEqual(Object.keys(pageCloths));
});
