/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { anchors } from './anchors';
import { constraints } from './constraints';
import { readContract } from './contract';
import { frames } from './frames';
import { describedDocument } from './schema';
import { contentTypes } from './table';

const sdl = readFileSync(join(process.cwd(), 'data/schema.graphql'), 'utf8');
const { types } = readContract(describedDocument(sdl));
const has = (type: string, field: string): boolean =>
  type === '*'
    ? [...types.values()].some(({ fields }) => fields.has(field))
    : types.get(type)?.fields.has(field) === true;

/** Fields the rules about entries and forms, and the launch list, look at by name. */
const byName = {
  Action: ['label', 'to'],
  Company: ['phone', 'siteUrl'],
  Field: ['name', 'options', 'type'],
  FieldOption: ['value'],
  Form: ['endpoint', 'inputs', 'key', 'submit'],
  Image: ['alt', 'file', 'portrait'],
  Office: ['headquarters', 'image', 'phone', 'sample'],
  Partnership: ['slug'],
};

describe('types and fields the rules name exist in the contract', () => {
  it.each(Object.values(contentTypes).map(({ type }) => type))('%s, in the table of files', (type) => {
    expect(types.has(type)).toBe(true);
  });

  it.each([...Object.keys(constraints), ...Object.keys(frames)])('%s, in constraints and frames', (name) => {
    const [type = '', field = ''] = name.split('.');
    expect(has(type, field)).toBe(true);
  });

  it.each(Object.values(anchors).flatMap(({ entries }) => entries))('%s, in the anchors of a page', (type) => {
    expect(has(type, 'slug')).toBe(true);
  });

  it.each(Object.entries(byName).flatMap(([type, fields]) => fields.map((field) => [type, field] as const)))(
    '%s.%s, in rules',
    (type, field) => {
      expect(has(type, field)).toBe(true);
    },
  );
});
