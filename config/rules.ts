import { basename } from 'node:path';
import {
  type Content,
  countWords,
  entriesOf,
  type Entry,
  hasForm,
  linkedFiles,
  linkedPages,
  ofEntries,
  ofTexts,
  siteLink,
  suggest,
  textIn,
} from '../plugins/gatsby-plugin-content';
import { longestWord } from '../src/components/Headline/wordWidth';
import { heroPictures } from './heroPictures';

// Rules about the content that no schema can express.

/** Checks that a form has at most one receiver, a required email field for the reply, and the name of its file as key. */
const forms = ofEntries((form, content) => {
  const name = basename(form.file.path, '.yaml');
  const inputs = entriesOf(content, 'Field').filter(({ parent }) => parent === form);
  // A field with a wrong value is reported there, and may be the one for the address.
  const isOther = ({ type, required }: Entry['value']) =>
    /^(?:text|tel|textarea|select)$/.test(String(type)) || required === undefined || required === false;
  const isAnswered = inputs.some(({ value }) => !isOther(value));
  const isSentTwice = form.value.netlify === true && 'endpoint' in form.value;
  return {
    endpoint: isSentTwice && 'a form is sent to Netlify or to an "endpoint", not to both; leave one of them out',
    inputs:
      !isAnswered &&
      'the form has no required field for an email address, so that nobody can reply; add one with "type: email" and "required: true"',
    key: form.value.key !== name && `"${textIn(form, 'key')}" is not the key of this form; write ${name}`,
  };
}, 'Form');

/** Checks that a field of the type "select" has options. */
const selects = ofEntries(({ value }) => {
  const isEmpty = value.type === 'select' && !('options' in value);
  return {
    type:
      isEmpty &&
      'a field of the type "select" has no "options"; add them, each with "value" and "label", or write another type',
  };
}, 'Field');

/**
 * Checks links that fill in a form. The linked page must have a form. Each parameter must name a textarea
 * (`/contact?message=For+the+SDEA:+`), or another field with one of its options (`/contact?subject=academy`).
 */
const choices = ofTexts((text, content) => {
  const { path, query } = siteLink(text, content);
  if (path === undefined || query === undefined || !linkedPages(content).includes(path)) return undefined;
  const page = content.entries.find((entry) => !entry.parent && textIn(entry, 'path') === path);
  // The file of the page cannot be read, which another rule reports.
  if (page === undefined) return undefined;
  const key = textIn(page, 'form');
  if (key === undefined) return [`"${path}" has no form to fill in; delete "?${query}" from the link`, `?${query}`];
  const inForm = (type: string) => entriesOf(content, type).filter(({ file }) => file.path === `forms/${key}.yaml`);
  // The file of the form cannot be read, or a name in it is wrong, which another rule reports.
  const hasName = ({ fields, value }: Entry) =>
    fields.every((field) => field.name !== 'name' || hasForm(String(value.name ?? ''), field));
  if (inForm('Form').length === 0 || !inForm('Field').every(hasName)) return undefined;
  // A field with a wrong type or without options is reported in the form only.
  const options = inForm('FieldOption');
  const isText = (field: Entry) =>
    !/^(?:text|email|tel)$/.test(String(field.value.type)) && !options.some(({ parent }) => parent === field);
  const texts = inForm('Field').flatMap((field) => (isText(field) ? `${String(field.value.name)}=` : []));
  const all = options.map(({ parent, value }) =>
    String(new URLSearchParams([[String(parent?.value.name), String(value.value)]])),
  );
  // Compared as a browser writes them: "the+academy" and "the%20academy" are the same choice.
  const isKnown = (part: string) => all.includes(part) || texts.some((name) => part.startsWith(name));
  const wrong = query.split('&').filter((part) => part && !isKnown(String(new URLSearchParams(part))));
  const [first] = wrong;
  if (first === undefined) return undefined;
  const begun = first.replace(/^[^=]*=?/, '');
  const message = `the form on "${path}" has no field or option for "${wrong.join('", "')}"`;
  return [`${message}; ${suggest(first, [...all, ...texts.map((name) => name + begun)])}`, first];
});

/**
 * Checks that the longest word of a headline or title is not wider than its `@length(widestWord: …)`. A wider word would fit a phone only
 * at about the size of the text below it.
 */
const words = ofTexts(({ field: { length }, text }) => {
  if (length?.widestWord === undefined) return undefined;
  const { word, width } = longestWord(text);
  if (width <= length.widestWord) return undefined;
  const letters = Math.ceil(2 * (width - length.widestWord));
  const message = `the word "${word}" is too wide for a phone, by about ${letters} ${letters === 1 ? 'letter' : 'letters'}`;
  return [`${message}; write a shorter word, or put a hyphen where it may be broken`, word];
});

/** The number of words that a visitor reads in a minute. */
const WORDS_A_MINUTE = 230;

/** Checks that a post's `readTime` is that of its text, or differs by a minute. */
const readTimes = ofEntries((post) => {
  const [text, { readTime }] = [textIn(post, 'body'), post.value];
  if (text === undefined || typeof readTime !== 'number') return {};
  const words = countWords(text);
  const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE));
  const message = `"readTime" is ${readTime}, but "body" has ${words} words; write ${minutes}`;
  return { readTime: Math.abs(readTime - minutes) > 1 && message };
}, 'Post');

/** Checks that an entry has its text or an address of it, not both. */
const texts = ofEntries(({ value }) => ({
  read: 'body' in value && 'read' in value && 'the whole text is in "body"; remove "read", or "body"',
}));

/** The files that a build writes in addition to those in `static/`. */
const written = (content: Content) => {
  const deadlines = (type: string, folder: string) =>
    entriesOf(content, type).map((entry) => `/dates/${folder}/${textIn(entry, 'slug')}.ics`);
  const files = ['/dates.ics', '/feed.xml', '/manifest.webmanifest', '/press/facts.txt', '/robots.txt', '/sitemap.xml'];
  return [...files, ...deadlines('Award', 'awards'), ...deadlines('Track', 'academy')];
};

/** The rules of this site, in addition to those of the plugin. */
export const rules = [forms, selects, choices, linkedFiles(written), heroPictures, words, readTimes, texts];
