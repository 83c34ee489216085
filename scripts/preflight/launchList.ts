import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import {
  byPlace,
  type Content,
  entriesOf,
  type Entry,
  nameOf,
  passedDays,
  type Problem,
  problemAt,
  textIn,
  textsIn,
} from '../../plugins/gatsby-plugin-content';

/** Things of one kind that are left to do before the site goes live. */
export interface LaunchGroup {
  readonly title: string;
  readonly items: readonly Problem[];
  /** True for what may go live as it is. */
  readonly kept: boolean;
}

/** What the specification says of each file: its own comment describes the fields. */
const specification = parse(readFileSync(join(__dirname, 'specification.yaml'), 'utf8')) as Readonly<
  Record<string, readonly { what: string; at?: string; value: unknown }[]>
>;

/** Types that pages show with a woven cloth until they name a picture. News goes without; posts and voices show none. */
const pictured = ['Film', 'Award', 'Podcast', 'Office'];

/** Addresses that lead nowhere by agreement: RFC 2606 and RFC 6761. */
const reserved =
  /(?:[\w-]+\.)*(?:(?:[\w-]+\.)(?:example|test|invalid)|example\.(?:com|net|org)|\blocalhost)(?![\w-]|\.\w)/i;

/** Telephone numbers nobody can have: five zeros in a row. */
const isFictitious = (phone: string): boolean => /0{5}/.test(phone.replace(/\D/g, ''));

/** An entry in words: its type and the name it goes by. */
const named = (entry: Entry): string => [entry.type, nameOf(entry)].filter(Boolean).join(' ');

/** Statements of the specification that contradict each other: both stand, and the company decides. */
const disagreements = (content: Content): Problem[] => {
  const figure = (key: string, count: number, what: string): Problem[] =>
    entriesOf(content, 'Figure')
      .filter(({ value }) => value.key === key && count > 0 && value.value !== `${count}`)
      .map((entry) => {
        const message = `${named(entry)} is ${textIn(entry, 'value')}, ${what} ${count}`;
        return problemAt(entry, 'value', { message });
      });
  const podcasts = entriesOf(content, 'Podcast').flatMap((entry) => {
    const { episodes, episodesOnLanding } = entry.value;
    const both = `${String(episodes)} episodes on the media hub, ${String(episodesOnLanding)} on the landing page`;
    const message = `${named(entry)} has ${both}`;
    return episodes === episodesOnLanding ? [] : problemAt(entry, 'episodesOnLanding', { message });
  });
  return [
    ...figure('flagship-awards', entriesOf(content, 'Award').length, 'awards.yaml lists'),
    ...figure('courses', entriesOf(content, 'Course').length, 'the tracks of academy.yaml list'),
    ...podcasts,
  ];
};

/** The value at a path of the specification, and the path with positions in the place of names. */
const valueAt = (data: unknown, [step, ...rest]: readonly string[]): { value: unknown; path: (string | number)[] } => {
  if (step === undefined) return { value: data, path: [] };
  const entries = Array.isArray(data) ? (data as Array<Record<string, unknown>>) : undefined;
  if (entries && step === '*') {
    const values = entries.map((entry) => valueAt(entry, rest).value);
    return { value: values.filter((one) => one !== undefined), path: [] };
  }
  const place = entries ? entries.findIndex(({ slug, key, name }) => [slug, key, name].includes(step)) : step;
  const found = valueAt((data as Record<string | number, unknown> | undefined)?.[place], rest);
  return { value: found.value, path: [place, ...found.path] };
};

/** Where counts and values are no longer those of the specification. */
const departures = ({ files }: Content): Problem[] =>
  files.flatMap((file) =>
    (specification[file.name] ?? []).flatMap(({ what, at, value }) => {
      const found = valueAt(file.data, at?.split('.') ?? []);
      const now = typeof value === 'number' && Array.isArray(found.value) ? found.value.length : found.value;
      const [is, was] = [now ?? 'not there', value].map((one) => JSON.stringify(one));
      return is === was ? [] : file.problem(found.path, { message: `${what}: ${is}, in the specification ${was}` });
    }),
  );

type Groups = Readonly<Record<string, (content: Content) => Problem[]>>;

/** What is left to do, by the title of its group. */
const toDo: Groups = {
  'Sample copy': ({ entries }) =>
    entries
      .filter(({ value }) => value.sample === true)
      .map((entry) => problemAt(entry, 'sample', { message: `${named(entry)}: confirm it and remove this line` })),
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
      .map((entry) => problemAt(entry, '', { message: `${named(entry)} has no "endpoint": nothing is sent` })),
  'Entries without a picture': ({ entries }) =>
    entries
      .filter(({ type, value }) => pictured.includes(type) && value.image === undefined)
      .map((entry) => {
        const message = `${named(entry)} has no "image": a cloth is woven in its place`;
        return problemAt(entry, '', { message });
      }),
};

/** What is worth knowing and may stay. */
const mayStay: Groups = {
  'Days that have passed': passedDays,
  'Statements that disagree, kept until the company decides': disagreements,
  'Counts and values other than the specification’s': departures,
};

/**
 * What is left to do before the site goes live.
 *
 * @param content - content without problems
 * @returns the groups that have something in them
 */
export const launchList = (content: Content): readonly LaunchGroup[] =>
  Object.entries({ ...toDo, ...mayStay })
    .map(([title, find]) => ({ title, items: find(content).sort(byPlace), kept: title in mayStay }))
    .filter(({ items }) => items.length > 0);
