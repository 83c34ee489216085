import type { Course, EducationalOrganization, ItemList, OfferCatalog, Thing } from 'schema-dts';
import { fill } from '../lib/fill';
import { postalAddress, type Address } from './organization';
import { publisher } from './publisher';

type Track = Pick<Queries.Track, 'slug' | 'title' | 'whollyOnline' | 'courses'>;

type Source = {
  page: Pick<Queries.Page, 'path' | 'name'> & { metadata: Pick<Queries.Metadata, 'description'> };
  tracks: readonly Track[];
  /** The company's name: it owns the academy. */
  company: string;
  /** Where its head office is, if there is one. */
  headOffice: Address | null;
  /** The sentence on a course, with `{course}`, `{length}` and `{track}` to be filled in. */
  courseDescription: string;
  /** The word after a number of weeks. */
  unitOf: (unit: 'weeks', count: number) => string;
  /** The site's address without a slash at the end. */
  siteUrl: string;
};

/**
 * The academy page for search engines: the school with a catalogue for each track, and a list of all courses. Fees, first days and
 * deadlines are on the page alone: search engines would show them long after they have changed.
 * @returns an EducationalOrganization and an ItemList; lengths as ISO 8601 durations in weeks
 */
export function academyGraph({ page, tracks, company, siteUrl, ...source }: Source): Thing[] {
  const url = siteUrl + page.path;
  const id = `${url}#academy`;
  const name = `${company} ${page.name}`;

  /** A course has no id of its own on the page: its number within its track makes one. */
  const courseId = (track: Track, at: number) => `${url}#${track.slug}-${at + 1}`;
  const course = (track: Track, { title, weeks }: Track['courses'][number], at: number): Course => ({
    '@type': 'Course',
    '@id': courseId(track, at),
    name: title,
    description: fill(source.courseDescription, {
      course: title,
      length: `${weeks} ${source.unitOf('weeks', weeks)}`,
      track: track.title,
    }),
    url: `${url}#${track.slug}`,
    timeRequired: `P${weeks}W`,
    provider: { '@type': 'EducationalOrganization', '@id': id, name, url },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: ['Onsite', track.whollyOnline ? 'Online' : 'Blended'],
      courseSchedule: { '@type': 'Schedule', repeatFrequency: 'Weekly', repeatCount: weeks },
    },
  });
  const catalogue = (track: Track): OfferCatalog => ({
    '@type': 'OfferCatalog',
    name: track.title,
    url: `${url}#${track.slug}`,
    itemListElement: track.courses.map((_, at) => ({ '@id': courseId(track, at) })),
  });
  const academy: EducationalOrganization = {
    '@type': 'EducationalOrganization',
    '@id': id,
    name,
    description: page.metadata.description,
    url,
    ...(source.headOffice && { address: postalAddress(source.headOffice) }),
    parentOrganization: publisher(company, siteUrl),
    hasOfferCatalog: { '@type': 'OfferCatalog', name, url, itemListElement: tracks.map(catalogue) },
  };
  const courses = tracks.flatMap((track) => track.courses.map((entry, at) => course(track, entry, at)));
  const list: ItemList = {
    '@type': 'ItemList',
    name,
    numberOfItems: courses.length,
    itemListElement: courses.map((item, at) => ({ '@type': 'ListItem', position: at + 1, item })),
  };
  return [academy, list];
}
