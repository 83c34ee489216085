import { basename } from 'node:path';
import {
  entriesOf,
  pageSource,
  problemAt,
  type Rule,
  suggest,
  textIn,
  textsIn,
  words,
} from '../plugins/gatsby-plugin-content';
import { heroPictures } from './heroPictures';
import letterWidths from './letterWidths.json';

// What the check looks for that no schema can express.

/** A form goes to one receiver, whoever writes can be answered, and pages ask for it by the name of its file. */
const forms: Rule = (content) =>
  entriesOf(content, 'Form').flatMap((form) => {
    const name = basename(form.file.path, '.yaml');
    const isAnswered = entriesOf(content, 'Field').some(
      ({ parent, value }) => parent === form && value.type === 'email' && value.required === true,
    );
    const isSentTwice = form.value.netlify === true && 'endpoint' in form.value;
    const both = 'a form is sent to Netlify or to an "endpoint", not to both; leave one of them out';
    const unanswered = 'a form has no required field of the type "email": nobody could be answered';
    const misnamed = `"${textIn(form, 'key')}" is not the key of this form; write ${name}`;
    return [
      ...problemAt(form, 'endpoint', isSentTwice && both),
      ...problemAt(form, 'inputs', !isAnswered && unanswered, 'key'),
      ...problemAt(form, 'key', form.value.key !== name && misnamed),
    ];
  });

/** One office is the head office. */
const headOffice: Rule = (content) => {
  const [first, ...others] = entriesOf(content, 'Office').filter(({ value }) => value.headquarters === true);
  if (first) return others.flatMap((entry) => problemAt(entry, 'headquarters', 'a second head office'));
  return content.files
    .filter(({ type, data }) => type === 'Office' && data !== undefined)
    .map((file) => file.problem([], 'no office has "headquarters: true"'));
};

/** A list to choose from has options. */
const selects: Rule = (content) =>
  entriesOf(content, 'Field').flatMap((field) => {
    const isEmpty = field.value.type === 'select' && !('options' in field.value);
    return problemAt(field, 'type', isEmpty && 'a list to choose from has no "options"');
  });

/**
 * A link that fills in the form on its page names a choice that is there (`/contact?subject=academy`), or begins a text
 * (`message=For+the+SDEA:+`).
 */
const choices: Rule = (content) =>
  textsIn(content).flatMap(({ entry, field, path, text }) => {
    const [, page, query] = /^(\/[^?#]*)\?([^#]*)/.exec(text) ?? [];
    if (!field.href || page === undefined || query === undefined) return [];
    const [, form] = /\bform\(key: \{ eq: "(\w+)"/.exec(pageSource(content, page)) ?? [];
    const inForm = (type: string) => entriesOf(content, type).filter(({ file }) => file.path === `forms/${form}.yaml`);
    const texts = inForm('Field').flatMap(({ value }) => (value.type === 'textarea' ? `${String(value.name)}=` : []));
    const all = inForm('FieldOption').map(
      ({ parent, value }) => `${String(parent?.value.name)}=${String(value.value)}`,
    );
    return query
      .split('&')
      .filter((part) => !all.includes(part) && !texts.some((name) => part.startsWith(name)))
      .map((choice) => {
        const message = `the form on "${page}" has no choice "${choice}"; ${suggest(choice, all)}`;
        return entry.file.problem(path, message, { text: choice });
      });
  });

/** The link of a partnership chooses the option that goes by its slug. */
const partnerships: Rule = (content) =>
  entriesOf(content, 'Action').flatMap((action) => {
    const { parent } = action;
    if (parent?.type !== 'Partnership' || action.value.to === undefined) return [];
    const slug = textIn(parent, 'slug');
    const isRight = textIn(action, 'to')?.includes(`?type=${slug}#`);
    const message = `the link does not choose "${slug}"; write /work-with-us?type=${slug}#form`;
    return problemAt(action, 'to', !isRight && message);
  });

export const rules: readonly Rule[] = [
  forms,
  headOffice,
  selects,
  choices,
  partnerships,
  heroPictures,
  words(letterWidths),
];
