import { type Content, mapsOf, type Rule } from '../content';
import type { Fault } from '../fault';
import { faultAt } from '../source';
import { anyOf } from '../suggest';
import { type ContentNode, type MapNode, type ScalarNode, textOf, valueOf } from '../tree';

const scalarOf = (map: MapNode, key: string): ScalarNode | undefined => {
  const value = valueOf(map, key);
  return value?.kind === 'scalar' ? value : undefined;
};

const itemsOf = (node: ContentNode | undefined): readonly MapNode[] =>
  node?.kind === 'list' ? node.items.filter((item) => item.kind === 'map') : [];

/** The second and later entries of a list that share the value of a field. */
const repeated = (maps: readonly MapNode[], key: string): ScalarNode[] => {
  const seen = new Set<string>();
  return maps.flatMap((map) => {
    const value = scalarOf(map, key);
    if (!value || !seen.has(value.value)) {
      if (value) seen.add(value.value);
      return [];
    }
    return [value];
  });
};

/** Exactly one office is the head office. */
export const headquarters: Rule = (content) => {
  const offices = mapsOf(content, 'Office');
  const heads = offices.flatMap(({ source, node }) => {
    const value = scalarOf(node, 'headquarters');
    return value?.value === 'true' ? [{ source, start: value.start }] : [];
  });
  const expected = 'true for the head office alone';
  const [first] = offices;
  const whole = content.files.get('offices.yaml')?.whole;
  if (heads.length === 0 && first && whole)
    return [faultAt(first.source, 0, 'no office is the head office', { expected })];
  return heads.slice(1).map(({ source, start }) => faultAt(source, start, 'a second head office', { expected }));
};

const keys = (content: Content): Fault[] =>
  mapsOf(content, 'Form').flatMap(({ source, node }) => {
    const [name = ''] = [...content.files].find(([, file]) => file.source === source) ?? [];
    const key = scalarOf(node, 'key');
    const wanted = name.replace(/^forms\/|\.yaml$/g, '');
    if (!key || key.value === wanted) return [];
    const message = `"${key.value}" is not the key of this form`;
    return [faultAt(source, key.start, message, { suggestion: `write ${wanted}, as the file is named` })];
  });

const options = (content: Content): Fault[] =>
  mapsOf(content, 'Field').flatMap(({ source, node }) => {
    const list = node.entries.find(({ key }) => key === 'options');
    const type = scalarOf(node, 'type');
    if (type?.value === 'select' && !list) {
      return [faultAt(source, type.start, 'a list to choose from has no options', { expected: 'a field "options"' })];
    }
    if (type && type.value !== 'select' && list) {
      const expected = 'options on fields of the type "select" alone';
      return [faultAt(source, list.start, `a field of the type "${type.value}" has options`, { expected })];
    }
    return repeated(itemsOf(list?.value), 'value').map(({ start, value }) =>
      faultAt(source, start, `duplicate value "${value}" in the options`),
    );
  });

const fieldNames = (content: Content): Fault[] =>
  mapsOf(content, 'Form').flatMap(({ source, node }) =>
    repeated(itemsOf(valueOf(node, 'inputs')), 'name').map(({ start, value }) =>
      faultAt(source, start, `duplicate field name "${value}" in the form`),
    ),
  );

/** What a partnership is called is what the partnership form sends. */
const partnerships = (content: Content): Fault[] => {
  const form = mapsOf(content, 'Form').find(({ node }) => textOf(node, 'key') === 'partnership');
  const choices = itemsOf(form && valueOf(form.node, 'inputs'))
    .flatMap((field) => itemsOf(valueOf(field, 'options')))
    .flatMap((option) => textOf(option, 'value') ?? []);
  if (choices.length === 0) return [];
  return mapsOf(content, 'Partnership').flatMap(({ source, node }) => {
    const slug = scalarOf(node, 'slug');
    if (!slug || choices.includes(slug.value)) return [];
    const message = `"${slug.value}" is not an option of the partnership form`;
    return [faultAt(source, slug.start, message, { expected: anyOf(choices, 12) })];
  });
};

/** Forms are complete, and their parts can be told apart. */
export const forms: Rule = (content) => [
  ...keys(content),
  ...options(content),
  ...fieldNames(content),
  ...partnerships(content),
];
