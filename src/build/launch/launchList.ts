import { type Content, entriesOf, type Entry, nameOf, problemAt, textIn } from '../content/content';
import { byPlace, type Problem } from '../content/problem';

/** Things of one kind that are left to do before the site goes live. */
export interface LaunchGroup {
  readonly title: string;
  readonly items: readonly Problem[];
  /** True for what may go live as it is. */
  readonly kept?: true;
}

/** Types that pages show with a woven cloth until they name a picture. News goes without; posts and voices show none. */
const pictured = ['Hero', 'Introduction', 'Series', 'Film', 'Award', 'Podcast', 'Office'];

/** Addresses that lead nowhere by agreement: RFC 2606 and RFC 6761. */
const reserved =
  /(?:[\w-]+\.)*(?:(?:[\w-]+\.)(?:example|test|invalid)|example\.(?:com|net|org)|\blocalhost)(?![\w-]|\.\w)/i;

/** Telephone numbers nobody can have: five zeros in a row. */
const isFictitious = (phone: string): boolean => /0{5}/.test(phone.replace(/\D/g, ''));

/** An entry in words: its type and the name it goes by. */
const entryName = (entry: Entry): string => [entry.type, nameOf(entry)].filter(Boolean).join(' ');

/** The texts of an entry, by field. */
const textsIn = ({ value }: Entry): (readonly [field: string, text: string])[] =>
  Object.entries(value).flatMap(([field, texts]) =>
    [texts].flat().flatMap((text) => (typeof text === 'string' ? [[field, text] as const] : [])),
  );

const samples = ({ entries }: Content): Problem[] =>
  entries
    .filter(({ value }) => value.sample === true)
    .map((entry) =>
      entry.file.problem(
        [...entry.path, 'sample'],
        `${entryName(entry)}: confirm it and remove this line`,
        undefined,
        'key',
      ),
    );

const domains = ({ entries }: Content): Problem[] =>
  entries.flatMap((entry) =>
    textsIn(entry).flatMap(([field, text]) => {
      const found = reserved.exec(text)?.[0];
      return found === undefined ? [] : problemAt(entry, field, `"${found}" in "${field}"`);
    }),
  );

const phones = ({ entries }: Content): Problem[] =>
  entries.flatMap((entry) =>
    textsIn(entry)
      .filter(([field, text]) => (field === 'phone' || text.startsWith('tel:')) && isFictitious(text))
      .map(([field, text]) => problemAt(entry, field, `"${text}"`)),
  );

const placeholders = (content: Content): Problem[] =>
  entriesOf(content, 'Action')
    // The button that sends a form needs no destination.
    .filter(({ use, value }) => use !== 'Form.submit' && value.to === undefined)
    .map((entry) => problemAt(entry, '', `"${textIn(entry, 'label')}" has no "to"`));

const endpoints = (content: Content): Problem[] =>
  entriesOf(content, 'Form')
    .filter(({ value }) => value.endpoint === undefined && value.netlify === undefined)
    .map((entry) => problemAt(entry, '', `${entryName(entry)} has no "endpoint": nothing is sent`));

const pictures = (content: Content): Problem[] =>
  pictured
    .flatMap((type) => entriesOf(content, type))
    .filter(({ value }) => value.image === undefined)
    .map((entry) => problemAt(entry, '', `${entryName(entry)} has no "image": a cloth is woven in its place`));

/** Statements of the specification that contradict each other: both stand, and the company decides. */
const disagreements = (content: Content): Problem[] => {
  const figure = (key: string, count: number, what: string): Problem[] =>
    entriesOf(content, 'Figure')
      .filter((entry) => textIn(entry, 'key') === key && count > 0 && textIn(entry, 'value') !== `${count}`)
      .map((entry) => problemAt(entry, 'value', `${entryName(entry)} is ${textIn(entry, 'value')}, ${what} ${count}`));
  const podcasts = entriesOf(content, 'Podcast').flatMap((entry): Problem[] => {
    const { episodes, episodesOnLanding } = entry.value;
    const message = `${entryName(entry)} has ${String(episodes)} episodes on the media hub, ${String(episodesOnLanding)} on the landing page`;
    return episodes === episodesOnLanding ? [] : [problemAt(entry, 'episodesOnLanding', message)];
  });
  return [
    ...figure('flagship-awards', entriesOf(content, 'Award').length, 'awards.yaml lists'),
    ...figure('courses', entriesOf(content, 'Course').length, 'the tracks of academy.yaml list'),
    ...podcasts,
  ];
};

/**
 * What is left to do before the site goes live.
 *
 * @param content - content without problems
 * @returns the groups that have something in them
 */
export const launchList = (content: Content): readonly LaunchGroup[] =>
  [
    { title: 'Sample copy', items: samples(content) },
    { title: 'Reserved domains', items: domains(content) },
    { title: 'Fictitious telephone numbers', items: phones(content) },
    { title: 'Links and buttons without a destination', items: placeholders(content) },
    { title: 'Forms that send nothing', items: endpoints(content) },
    { title: 'Entries without a picture', items: pictures(content) },
    {
      title: 'Statements that disagree, kept until the company decides',
      items: disagreements(content),
      kept: true as const,
    },
  ]
    .map(({ items, ...group }) => ({ ...group, items: items.sort(byPlace) }))
    .filter(({ items }) => items.length > 0);
