import { type Content, mapsOf, type Rule } from '../content';
import type { Fault } from '../fault';
import { faultAt } from '../source';
import { textOf, valueOf } from '../tree';

/** Words for two and more: 'one' is said of too much else. */
const numberWords = [
  ...['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen'],
  ...['fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];
const inWords = new RegExp(`\\b(?:${numberWords.join('|')})\\b`, 'gi');

/** What stands below each heading, by the field that holds the heading's words. */
const below: Readonly<Record<string, string>> = {
  'IndexPage.services': 'Service',
  'IndexPage.awards': 'Award',
  'IndexPage.films': 'Film',
  'IndexPage.academy': 'Track',
  'AboutPage.values': 'Value',
  'AboutPage.footprint': 'Office',
  'ServicesPage.hero': 'Service',
  'AwardsPage.hero': 'Award',
  'FilmsPage.portfolio': 'Film',
  'AcademyPage.tracks': 'Track',
  'MediaHubPage.podcasts': 'Podcast',
  'MediaHubPage.news': 'NewsItem',
  'MediaHubPage.blog': 'Post',
  'ContactPage.hero': 'Office',
  'ContactPage.offices': 'Office',
  'WorkWithUsPage.types': 'Partnership',
};

/** Headings that name a number, none of which is that of the entries below: certain where nothing else is wrong. */
export const headings = (content: Content): Fault[] =>
  content.maps.flatMap(({ source, use, node }): Fault[] => {
    const type = below[use];
    const title = ['headline', 'title'].flatMap((field) => valueOf(node, field) ?? [])[0];
    if (type === undefined || title?.kind !== 'scalar') return [];
    const said = (title.value.match(inWords) ?? []).map((word) => numberWords.indexOf(word.toLowerCase()) + 2);
    const shown = mapsOf(content, type).filter(
      (entry) => use !== 'IndexPage.awards' || textOf(entry.node, 'featured') === 'true',
    ).length;
    if (said.length === 0 || said.includes(shown)) return [];
    const message = `"${title.value}" stands above ${shown}`;
    const suggestion = 'let the heading and the list agree';
    return [faultAt(source, title.start, message, { suggestion, severity: 'warning' })];
  });

/** Lists without an entry: certain where nothing else is wrong. */
export const emptyLists = ({ files, maps }: Content): Fault[] =>
  [...files.values()]
    .filter(({ list, source }) => list && !maps.some((map) => map.source === source))
    .map(({ source }) =>
      faultAt(source, 0, 'the list has no entries: pages leave its section out', { severity: 'warning' }),
    );

/** News and posts begin with the newest: the order in the file is the order on the page. */
export const dates: Rule = ({ scalars }) => {
  const days = scalars.filter(({ field, fits }) => field.type === 'Date' && fits);
  return days.flatMap(({ source, owner, node }, index): Fault[] => {
    const above = days[index - 1];
    if (above?.owner !== owner || node.value <= above.node.value) return [];
    const suggestion = 'move the entry up: the newest stands first, here and on the page';
    return [faultAt(source, node.start, `"${node.value}" is newer than the entry above it`, { suggestion })];
  });
};
