import {
  type Content,
  entriesOf,
  type Entry,
  pageSource,
  problemAt,
  type Rule,
  suggest,
  textIn,
  textsIn,
  words,
} from '../plugins/gatsby-plugin-content';
import letterWidths from './letterWidths.json';

// What the check looks for that no schema can express.

const childrenOf = (content: Content, entry: Entry, type: string): readonly Entry[] =>
  entriesOf(content, type).filter(({ parent }) => parent === entry);

/** A form goes to one receiver, and whoever writes can be answered. */
const forms: Rule = (content) =>
  entriesOf(content, 'Form').flatMap((form) => {
    const inputs = childrenOf(content, form, 'Field');
    const isAnswered = inputs.some(({ value }) => value.type === 'email' && value.required === true);
    const unanswered = 'a form has no required field of the type "email": nobody could be answered';
    const both = 'a form is sent to Netlify or to an "endpoint", not to both';
    const isSentTwice = form.value.netlify === true && 'endpoint' in form.value;
    return [
      ...(isSentTwice ? [problemAt(form, 'endpoint', { message: both, suggestion: 'leave one of them out' })] : []),
      ...(isAnswered ? [] : [problemAt(form, 'inputs', { message: unanswered, where: 'key' })]),
    ];
  });

/** Pages ask for a form by its key, which is the name of its file. */
const keys: Rule = (content) =>
  entriesOf(content, 'Form').flatMap((form) => {
    const name = form.file.path.replace(/^.*\/|\.yaml$/g, '');
    const finding = { message: `"${textIn(form, 'key')}" is not the key of this form`, suggestion: `write ${name}` };
    return textIn(form, 'key') === name ? [] : problemAt(form, 'key', finding);
  });

/** One office is the head office. */
const headOffice: Rule = (content) => {
  const [first, ...others] = entriesOf(content, 'Office').filter(({ value }) => value.headquarters === true);
  if (first) return others.map((entry) => problemAt(entry, 'headquarters', { message: 'a second head office' }));
  return content.files
    .filter(({ type, data }) => type === 'Office' && data !== undefined)
    .map((file) => file.problem([], { message: 'no office has "headquarters: true"' }));
};

/** A list to choose from has options. */
const selects: Rule = (content) =>
  entriesOf(content, 'Field')
    .filter(({ value }) => value.type === 'select' && !('options' in value))
    .map((field) => problemAt(field, 'type', { message: 'a list to choose from has no "options"' }));

/** What can be chosen in a form: `subject=academy`. */
const choicesIn = (content: Content, form: string): readonly string[] =>
  entriesOf(content, 'FieldOption')
    .filter(({ file }) => file.path === `forms/${form}.yaml`)
    .map(({ parent, value }) => `${parent && textIn(parent, 'name')}=${String(value.value)}`);

/** Whether part of an address begins a text in a form: `message=For+the+SDEA:+`. */
const isText = (content: Content, form: string, part: string): boolean =>
  entriesOf(content, 'Field').some(
    (field) =>
      field.file.path === `forms/${form}.yaml` &&
      field.value.type === 'textarea' &&
      part.startsWith(`${textIn(field, 'name')}=`),
  );

/** A link that fills in a form (`/contact?subject=academy`) names a choice, or a text, of the form on the page it leads to. */
const choices: Rule = (content) =>
  textsIn(content).flatMap(({ entry, field, path, text }) => {
    const [, page, query] = /^(\/[^?#]*)\?([^#]*)/.exec(text) ?? [];
    if (!field.href || page === undefined || query === undefined) return [];
    const [, form = ''] = /\bform\(key: \{ eq: "(\w+)"/.exec(pageSource(content, page)) ?? [];
    const all = choicesIn(content, form);
    const wrong = query.split('&').filter((part) => !all.includes(part) && !isText(content, form, part));
    return wrong.flatMap((choice) => {
      const message = `the form on "${page}" has no choice "${choice}"`;
      return entry.file.problem(path, { message, suggestion: suggest(choice, all), where: { text: choice } });
    });
  });

/** The link of a partnership chooses the option that goes by its slug. */
const partnerships: Rule = (content) =>
  entriesOf(content, 'Partnership').flatMap((entry) => {
    const slug = textIn(entry, 'slug');
    const action = childrenOf(content, entry, 'Action').find(({ value }) => typeof value.to === 'string');
    if (!action || textIn(action, 'to')?.includes(`?type=${slug}#`)) return [];
    const finding = {
      message: `the link does not choose "${slug}"`,
      suggestion: `write /work-with-us?type=${slug}#form`,
    };
    return problemAt(action, 'to', finding);
  });

export const rules: readonly Rule[] = [forms, keys, headOffice, selects, choices, partnerships, words(letterWidths)];
