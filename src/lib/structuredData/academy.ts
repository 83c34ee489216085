import type { Course, EducationalOrganization, OfferCatalog, Thing } from 'schema-dts';

/** A track as `academy.yaml` describes it. */
export type TrackFacts = {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly courses: ReadonlyArray<{ readonly title: string; readonly weeks: number }>;
};

type Source = {
  page: { readonly path: string; readonly name: string; readonly metadata: { readonly description: string } };
  tracks: readonly TrackFacts[];
  /** The company's name: the academy is its own. */
  company: string;
  /** The site's address without a slash at the end. */
  siteUrl: string;
};

/**
 * The academy page for search engines: the school, and each track as a catalogue of its courses.
 * @returns an EducationalOrganization; a course's length as an ISO 8601 duration in weeks
 */
export function academyThings({ page, tracks, company, siteUrl }: Source): Thing[] {
  const url = siteUrl + page.path;
  const id = `${url}#academy`;

  const course = (track: TrackFacts, { title, weeks }: TrackFacts['courses'][number]): Course => ({
    '@type': 'Course',
    name: title,
    description: `${track.title}: ${track.description}`,
    url: `${url}#${track.slug}`,
    timeRequired: `P${weeks}W`,
    provider: { '@id': id },
  });
  const catalogue = (track: TrackFacts): OfferCatalog => ({
    '@type': 'OfferCatalog',
    name: track.title,
    description: track.description,
    url: `${url}#${track.slug}`,
    itemListElement: track.courses.map((entry) => ({ '@type': 'Offer', itemOffered: course(track, entry) })),
  });
  const academy: EducationalOrganization = {
    '@type': 'EducationalOrganization',
    '@id': id,
    name: `${company} ${page.name}`,
    description: page.metadata.description,
    url,
    parentOrganization: { '@type': 'Organization', name: company, url: `${siteUrl}/` },
    hasOfferCatalog: { '@type': 'OfferCatalog', name: page.name, url, itemListElement: tracks.map(catalogue) },
  };
  return [academy];
}
