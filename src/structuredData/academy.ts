import { fill } from '../lib/fill';
import type { Site } from '../lib/useCompany';
import type { useEntryWords } from '../lib/useEntryWords';
import { itemList, publisher, type Thing } from './common';
import { postalAddress } from './organization';

type Page = NonNullable<Queries.AcademyPageQuery['page']>;
type Track = Queries.AcademyPageQuery['tracks']['nodes'][number];
type UnitOf = ReturnType<typeof useEntryWords>['unitOf'];

/**
 * The academy page for search engines: the school with a catalogue for each track, and a list of all courses with their lengths in
 * weeks (ISO 8601). Fees, first days and deadlines are left out: search engines would show them after they have changed.
 */
export function academyGraph(page: Page, tracks: readonly Track[], site: Site, unitOf: UnitOf): Thing[] {
  const url = site.siteUrl + page.path;
  const id = `${url}#academy`;
  const name = `${site.company.name} ${page.name}`;

  /** Returns an id for a course: its track's id and its number in the track. A course has no id on the page. */
  const courseId = (track: Track, index: number) => `${url}#${track.slug}-${index + 1}`;
  const lengthOf = (weeks: number) => `${weeks} ${unitOf('weeks', weeks)}`;
  const course = (track: Track, { title, weeks }: Track['courses'][number], index: number): Thing => ({
    '@type': 'Course',
    '@id': courseId(track, index),
    name: title,
    description: fill(page.courseDescription, { course: title, length: lengthOf(weeks), track: track.title }),
    url: `${url}#${track.slug}`,
    timeRequired: `P${weeks}W`,
    provider: { '@type': 'EducationalOrganization', '@id': id, name, url },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: ['Onsite', track.whollyOnline ? 'Online' : 'Blended'],
      courseSchedule: { '@type': 'Schedule', repeatFrequency: 'Weekly', repeatCount: weeks },
    },
  });
  const catalogue = (track: Track): Thing => ({
    '@type': 'OfferCatalog',
    name: track.title,
    url: `${url}#${track.slug}`,
    itemListElement: track.courses.map((_, index) => ({ '@id': courseId(track, index) })),
  });
  const academy: Thing = {
    '@type': 'EducationalOrganization',
    '@id': id,
    name,
    description: page.metadata.description,
    url,
    address: postalAddress(site.company.headOffice),
    parentOrganization: publisher(site),
    hasOfferCatalog: { '@type': 'OfferCatalog', name, url, itemListElement: tracks.map(catalogue) },
  };
  const courses = tracks.flatMap((track) => track.courses.map((entry, index) => course(track, entry, index)));
  return [academy, itemList(name, courses)];
}
