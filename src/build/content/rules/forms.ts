import { type Content, entriesOf, type Entry, problemAt, type Rule, textIn } from '../content';
import type { Problem } from '../problem';
import { anyOf } from '../../schema/suggest';
import { duplicates } from './names';

/** The groups of fields right below a field of an entry. */
const below = ({ entries }: Content, { file, path }: Entry, field: string): readonly Entry[] =>
  entries.filter(
    (one) =>
      one.file === file &&
      one.path.length === path.length + 2 &&
      [...path, field].every((step, index) => one.path[index] === step),
  );

/** Exactly one office is the head office. */
export const headquarters: Rule = (content) => {
  const expected = 'true for the head office alone';
  const offices = entriesOf(content, 'Office');
  const heads = offices.filter(({ value }) => value.headquarters === true);
  const [first] = offices;
  if (first && heads.length === 0) return [first.file.problem([], 'no office is the head office', { expected })];
  return heads.slice(1).map((entry) => problemAt(entry, 'headquarters', 'a second head office', { expected }));
};

const keys = (content: Content): Problem[] =>
  entriesOf(content, 'Form').flatMap((entry) => {
    const key = textIn(entry, 'key');
    const wanted = entry.file.name.replace(/^forms\/|\.yaml$/g, '');
    if (key === undefined || key === wanted) return [];
    const suggestion = `write ${wanted}, as the file is named`;
    return problemAt(entry, 'key', `"${key}" is not the key of this form`, { suggestion });
  });

const options = (content: Content): Problem[] =>
  entriesOf(content, 'Field').flatMap((entry): Problem[] => {
    const type = textIn(entry, 'type');
    if (type === 'select' && !('options' in entry.value)) {
      const message = 'a list to choose from has no options';
      return [problemAt(entry, 'type', message, { expected: 'a field "options"' })];
    }
    if (type !== undefined && type !== 'select' && 'options' in entry.value) {
      const expected = 'options on fields of the type "select" alone';
      const place = [...entry.path, 'options'];
      return [entry.file.problem(place, `a field of the type "${type}" has options`, { expected }, 'key')];
    }
    const values = below(content, entry, 'options');
    return duplicates(values, 'value', (option) => `value "${textIn(option, 'value')}" in the options`);
  });

const fieldNames = (content: Content): Problem[] =>
  entriesOf(content, 'Form').flatMap((form) =>
    duplicates(below(content, form, 'inputs'), 'name', (field) => `field name "${textIn(field, 'name')}" in the form`),
  );

/** What a partnership is called is what the partnership form sends. */
const partnerships = (content: Content): Problem[] => {
  const choices = entriesOf(content, 'FieldOption')
    .filter(({ file }) => file.name === 'forms/partnership.yaml')
    .flatMap((option) => textIn(option, 'value') ?? []);
  return entriesOf(content, 'Partnership').flatMap((entry) => {
    const slug = textIn(entry, 'slug');
    if (choices.length === 0 || slug === undefined || choices.includes(slug)) return [];
    const message = `"${slug}" is not an option of the partnership form`;
    return problemAt(entry, 'slug', message, { expected: anyOf(choices, 12) });
  });
};

/** Forms are complete, and their parts can be told apart. */
export const forms: Rule = (content) => [
  ...keys(content),
  ...options(content),
  ...fieldNames(content),
  ...partnerships(content),
];
