/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { Kind, type ObjectTypeDefinitionNode, parse } from 'graphql';
import { wovenPictures } from '../../../src/content/wovenPictures';
import { pictureResolvers } from './resolvers';

type Resolve = (source: object, args?: object, context?: object, info?: object) => unknown;

const resolvers = pictureResolvers(wovenPictures) as Record<string, Record<string, { resolve: Resolve }>>;
const resolverOf = (type: string, field: string): Resolve => resolvers[type]?.[field]?.resolve ?? (() => undefined);

const image: object = { file: 'makola.webp', alt: 'A market.' };

const context = { nodeModel: { getNodeById: ({ id, type }: { id: string; type: string }) => `${type} ${id}` } };

test('a picture is the entry’s own image, or its cloth without alternative text', () => {
  const resolve = resolverOf('Film', 'picture');
  expect(resolve({ image, fields: { cloth: 'stale' } })).toBe(image);
  expect(resolve({ fields: { cloth: 'woven' } })).toEqual({ alt: '', cloth: 'woven' });
});

test('a file of an image is the woven one, or what its path names', () => {
  const resolve = resolverOf('Image', 'file');
  const info = { originalResolver: (source: object) => ['original', source] };
  expect(resolve({ cloth: 'a' }, {}, context, info)).toBe('File a');
  expect(resolve(image, {}, context, info)).toEqual(['original', image]);
});

test('the background of a picture is a colour of the palette by name, where it has one', async () => {
  const resolve = resolverOf('ImageSharp', 'gatsbyImageData');
  const resolved = (data: object) => resolve({}, {}, context, { originalResolver: () => Promise.resolve(data) });
  expect(await resolved({ width: 9, backgroundColor: '#141030' })).toEqual({ width: 9, backgroundColor: 'night' });
  expect(await resolved({ width: 9 })).toEqual({ width: 9 });
});

test('the strip of a service is a file, and none before it is woven', () => {
  const resolve = resolverOf('Service', 'strip');
  expect(resolve({ fields: { cloth: 'strip' } }, {}, context)).toBe('File strip');
  expect(resolve({}, {}, context)).toBeNull();
});

const { definitions } = parse(readFileSync('data/schema.graphql', 'utf8'));
const types = definitions.filter((one): one is ObjectTypeDefinitionNode => one.kind === Kind.OBJECT_TYPE_DEFINITION);

test('every type of the schema that may lack a picture gets one, entries from a field they have', () => {
  const optional = types.filter(
    ({ name, fields }) =>
      name.value !== 'Service' &&
      fields?.some((one) => one.name.value === 'image' && one.type.kind === Kind.NAMED_TYPE),
  );
  const resolved = Object.entries(resolvers).flatMap(([type, fields]) => ('picture' in fields ? type : []));
  expect(optional.map(({ name }) => name.value).sort()).toEqual(resolved.sort());
  for (const [type, { from }] of Object.entries(wovenPictures.pictures)) {
    const fields = types.find(({ name }) => name.value === type)?.fields?.map(({ name }) => name.value);
    expect(fields).toContain(from);
  }
});
