import specification from '../config/specification.json';
import {
  byPlace,
  type Content,
  describeEntry,
  entriesOf,
  problemAt,
  type Problem,
  type Text,
  textIn,
  textsIn,
} from '../plugins/gatsby-plugin-content';

type Find = (content: Content) => readonly Problem[];

/** Reserved domain names: RFC 2606 and RFC 6761. */
const reserved =
  /(?:[\w-]+\.)*(?:(?:[\w-]+\.)(?:example|test|invalid)|example\.(?:com|net|org)|\blocalhost)(?![\w-]|\.\w)/i;

/** Telephone numbers nobody can have: five zeros in a row. */
const isFictitious = (phone: string): boolean => /0{5}/.test(phone.replace(/\D/g, ''));

/** Today in Accra, where clocks show UTC, as YAML files write a day. */
const today = (): string => new Date().toISOString().slice(0, 10);

/** What there is to say of each text. */
const ofTexts =
  (say: (text: Text) => string | false | undefined): Find =>
  (content) =>
    textsIn(content).flatMap((text) => {
      const message = say(text);
      return message ? text.entry.file.problem(text.path, message) : [];
    });

/** What is left to do, by the title of its group. */
const groups: Readonly<Record<string, Find>> = {
  'Sample copy': ({ entries }) =>
    entries
      .filter(({ value }) => value.sample === true)
      .flatMap((entry) => problemAt(entry, 'sample', `${describeEntry(entry)}: confirm it and remove this line`)),
  'Reserved domains': ofTexts(({ field, text }) => {
    const found = reserved.exec(text)?.[0];
    return found && `"${found}" in "${field.name}"`;
  }),
  'Fictitious telephone numbers': ofTexts(
    ({ field, text }) => (field.name === 'phone' || text.startsWith('tel:')) && isFictitious(text) && `"${text}"`,
  ),
  'Links and buttons without a destination': (content) =>
    entriesOf(content, 'Action').flatMap((action) =>
      problemAt(action, '', action.value.to === undefined && `"${textIn(action, 'label')}" has no "to"`),
    ),
  'Forms that send nothing': (content) =>
    entriesOf(content, 'Form').flatMap((form) => {
      const isClosed = form.value.endpoint === undefined && form.value.netlify !== true;
      return problemAt(form, '', isClosed && `${describeEntry(form)} has no "endpoint"`);
    }),
  // "date" is a day of publication.
  'Days that have passed': ofTexts(
    ({ field, text }) =>
      field.type === 'Date' && field.name !== 'date' && text < today() && `"${field.name}" was ${text}`,
  ),
};

/** What is left to do before the site goes live, group by group. */
export const launchList = (content: Content): ReadonlyMap<string, readonly Problem[]> =>
  new Map(Object.entries(groups).map(([title, find]) => [title, [...find(content)].sort(byPlace)]));

/**
 * Where the content departs from the specification: from its number of entries of a type, and from its values of a field, in the order of
 * the entries. To be known, and nothing that has to be mended.
 */
export const departures: Find = (content) => [
  ...Object.entries(specification.counts).flatMap(([type, count]) => {
    const all = entriesOf(content, type);
    const message = `${all.length} ${type} entries; the specification has ${count}`;
    return all[0] ? problemAt(all[0], '', all.length !== count && message) : [];
  }),
  ...Object.entries<readonly unknown[]>(specification.values).flatMap(([name, wanted]) => {
    const [type = '', field = ''] = name.split('.');
    return entriesOf(content, type).flatMap((entry, at) => {
      const value = entry.value[field];
      const message = `"${field}" is ${String(value)}; the specification has ${String(wanted[at])}`;
      return problemAt(entry, field, at < wanted.length && value !== wanted[at] && message);
    });
  }),
];
