import {
  byPlace,
  type Content,
  describeEntry,
  entriesOf,
  problemAt,
  type Problem,
  textIn,
  textsIn,
} from '../../plugins/gatsby-plugin-content';

/** Reserved domain names: RFC 2606 and RFC 6761. */
const reserved =
  /(?:[\w-]+\.)*(?:(?:[\w-]+\.)(?:example|test|invalid)|example\.(?:com|net|org)|\blocalhost)(?![\w-]|\.\w)/i;

/** Telephone numbers nobody can have: five zeros in a row. */
const isFictitious = (phone: string): boolean => /0{5}/.test(phone.replace(/\D/g, ''));

/** Today in Accra, where clocks show UTC, as YAML files write a day. */
const today = (): string => new Date().toISOString().slice(0, 10);

/** What is left to do, by the title of its group. */
const groups: Readonly<Record<string, (content: Content) => readonly Problem[]>> = {
  'Sample copy': ({ entries }) =>
    entries
      .filter(({ value }) => value.sample === true)
      .map((entry) =>
        problemAt(entry, 'sample', { message: `${describeEntry(entry)}: confirm it and remove this line` }),
      ),
  'Reserved domains': (content) =>
    textsIn(content).flatMap(({ entry, field, path, text }) => {
      const found = reserved.exec(text)?.[0];
      return found ? entry.file.problem(path, { message: `"${found}" in "${field.name}"` }) : [];
    }),
  'Fictitious telephone numbers': (content) =>
    textsIn(content)
      .filter(({ field, text }) => (field.name === 'phone' || text.startsWith('tel:')) && isFictitious(text))
      .map(({ entry, path, text }) => entry.file.problem(path, { message: `"${text}"` })),
  'Links and buttons without a destination': (content) =>
    entriesOf(content, 'Action')
      .filter(({ value }) => value.to === undefined)
      .map((entry) => problemAt(entry, '', { message: `"${textIn(entry, 'label')}" has no "to"` })),
  'Forms that send nothing': (content) =>
    entriesOf(content, 'Form')
      .filter(({ value }) => value.endpoint === undefined && value.netlify !== true)
      .map((entry) => problemAt(entry, '', { message: `${describeEntry(entry)} has no "endpoint"` })),
  // "date" is a day of publication.
  'Days that have passed': (content) =>
    textsIn(content)
      .filter(({ field, text }) => field.type === 'Date' && field.name !== 'date' && text < today())
      .map(({ entry, field, path, text }) => entry.file.problem(path, { message: `"${field.name}" was ${text}` })),
};

/** What is left to do before the site goes live, group by group. */
export const launchList = (content: Content): ReadonlyMap<string, readonly Problem[]> =>
  new Map(Object.entries(groups).map(([title, find]) => [title, [...find(content)].sort(byPlace)]));
