import { type Content, entriesOf, type Entry, problemAt, type Rule, textIn } from '../content';
import type { Problem } from '../problem';
import { duplicates } from './names';

/** The groups of fields of a type right below an entry. */
export const below = (content: Content, entry: Entry, type: string): readonly Entry[] =>
  entriesOf(content, type).filter(({ holders }) => holders.at(-1) === entry);

/** A form is named like its file, and its fields can be told apart. */
const ofForm = (content: Content, entry: Entry): Problem[] => {
  const key = textIn(entry, 'key');
  const wanted = entry.file.name.replace(/^forms\/|\.yaml$/g, '');
  const message = `"${key}" is not the key of this form`;
  const fields = below(content, entry, 'Field');
  const isAnswered = fields.some(({ value }) => value.type === 'email' && value.required === true);
  const unanswered = 'a form has no required field of the type "email": nobody could be answered';
  const misnamed = key !== undefined && key !== wanted;
  const sentTwice = entry.value.netlify === true && 'endpoint' in entry.value;
  const both = 'a form is sent to Netlify or to an "endpoint", not to both';
  const suggestion = 'leave one of them out';
  return [
    ...(sentTwice ? [problemAt(entry, 'endpoint', { message: both, suggestion, where: 'key' })] : []),
    ...(misnamed ? [problemAt(entry, 'key', { message, suggestion: `write ${wanted}, as the file is named` })] : []),
    ...(isAnswered || fields.length === 0 ? [] : [problemAt(entry, 'inputs', { message: unanswered, where: 'key' })]),
    ...duplicates(fields, 'name', (text) => `field name "${text}" in the form`),
  ];
};

/** A list to choose from has options, and they can be told apart. */
const ofField = (content: Content, entry: Entry): readonly Problem[] => {
  if (textIn(entry, 'type') === 'select' && !('options' in entry.value)) {
    const message = 'a list to choose from has no options';
    return [problemAt(entry, 'type', { message, expected: 'a field "options"' })];
  }
  return duplicates(below(content, entry, 'FieldOption'), 'value', (text) => `value "${text}" in the options`);
};

/** Forms are complete, and their parts can be told apart. */
export const forms: Rule = (content) => [
  ...entriesOf(content, 'Form').flatMap((form) => ofForm(content, form)),
  ...entriesOf(content, 'Field').flatMap((field) => ofField(content, field)),
];
