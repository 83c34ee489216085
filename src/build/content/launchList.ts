import { type Content, mapsOf } from './content';
import { byPlace, type Fault } from './fault';
import type { TypedMap } from './shape';
import { faultAt } from './source';
import { nameOf, textOf, valueOf } from './tree';

/** Things of one kind that are left to do before the site goes live. */
export interface LaunchGroup {
  readonly title: string;
  readonly items: readonly Fault[];
  /** True for what may go live as it is. */
  readonly kept?: true;
}

/** Types that pages show with a woven cloth until they name a picture. News goes without; posts and voices show none. */
const pictured = ['Hero', 'Introduction', 'Series', 'Film', 'Award', 'Podcast', 'Office'];

/** Addresses that lead nowhere by agreement: RFC 2606 and RFC 6761. */
const reserved = /[\w.-]*\b(?:(?:[\w-]+\.)+(?:example|test|invalid)\b|(?:example\.(?:com|net|org)|localhost)\b)/i;

/** Telephone numbers nobody can have: five zeros in a row. */
const isFictitious = (phone: string): boolean => /0{5}/.test(phone.replace(/\D/g, ''));

/** An entry in words: its type and the name it goes by. */
const entryName = ({ type, node }: TypedMap): string => [type, nameOf(node)].filter(Boolean).join(' ');

const at = (map: TypedMap, message: string, field?: string): Fault => {
  const entry = map.node.entries.find(({ key }) => key === field);
  return faultAt(map.source, entry?.start ?? map.node.start, message);
};

const samples = ({ maps }: Content): Fault[] =>
  maps
    .filter(({ node }) => textOf(node, 'sample') === 'true')
    .map((map) => at(map, `${entryName(map)}: confirm it and remove this line`, 'sample'));

const domains = ({ scalars }: Content): Fault[] =>
  scalars.flatMap(({ source, field, node }) => {
    const found = reserved.exec(node.value)?.[0];
    return found === undefined ? [] : [faultAt(source, node.start, `"${found}" in "${field.name}"`)];
  });

const phones = ({ scalars }: Content): Fault[] =>
  scalars
    .filter(({ field, node }) => (field.name === 'phone' || node.value.startsWith('tel:')) && isFictitious(node.value))
    .map(({ source, node }) => faultAt(source, node.start, `"${node.value}"`));

const placeholders = (content: Content): Fault[] =>
  mapsOf(content, 'Action')
    // The button that sends a form needs no destination.
    .filter(({ node, use }) => use !== 'Form.submit' && !valueOf(node, 'to'))
    .map((map) => at(map, `"${textOf(map.node, 'label') ?? ''}" has no "to"`));

const endpoints = (content: Content): Fault[] =>
  mapsOf(content, 'Form')
    .filter(({ node }) => !valueOf(node, 'endpoint') && !valueOf(node, 'netlify'))
    .map((map) => at(map, `${entryName(map)} has no "endpoint": nothing is sent`));

const pictures = (content: Content): Fault[] =>
  pictured
    .flatMap((type) => mapsOf(content, type))
    .filter(({ node }) => !valueOf(node, 'image'))
    .map((map) => at(map, `${entryName(map)} has no "image": a cloth is woven in its place`));

/** Statements of the specification that contradict each other: both stand, and the company decides. */
const disagreements = (content: Content): Fault[] => {
  const figure = (key: string, count: number, what: string): Fault[] =>
    mapsOf(content, 'Figure')
      .filter(({ node }) => textOf(node, 'key') === key && count > 0 && textOf(node, 'value') !== `${count}`)
      .map((map) => at(map, `${entryName(map)} is ${textOf(map.node, 'value') ?? ''}, ${what} ${count}`, 'value'));
  const podcasts = mapsOf(content, 'Podcast').flatMap((map): Fault[] => {
    const [hub, landing] = [textOf(map.node, 'episodes'), textOf(map.node, 'episodesOnLanding')];
    const message = `${entryName(map)} has ${hub ?? ''} episodes on the media hub, ${landing ?? ''} on the landing page`;
    return hub === landing ? [] : [at(map, message, 'episodesOnLanding')];
  });
  return [
    ...figure('flagship-awards', mapsOf(content, 'Award').length, 'awards.yaml lists'),
    ...figure('courses', mapsOf(content, 'Course').length, 'the tracks of academy.yaml list'),
    ...podcasts,
  ];
};

/**
 * What is left to do before the site goes live.
 *
 * @param content - content without faults
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
