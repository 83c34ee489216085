/** A thing as JSON-LD has it. */
export type Thing = Readonly<Record<string, unknown>>;

/**
 * What Google asks of a thing before it shows more than a link, by its documentation of 2026: properties it calls
 * required, and those it recommends that this site can truthfully give.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/search-gallery, the page of each type.
 */
export const wanted: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'alternateName', 'url'],
  Organization: ['name', 'url'],
  EducationalOrganization: ['name', 'url'],
  CourseInstance: ['courseMode', 'courseSchedule'],
  Schedule: ['repeatFrequency', 'repeatCount'],
  ContactPoint: ['contactType', 'telephone', 'email'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Movie: ['name', 'image', 'url', 'description', 'director', 'inLanguage'],
  TVSeries: ['name', 'image', 'url', 'description', 'numberOfEpisodes'],
  Course: ['name', 'description', 'provider', 'hasCourseInstance'],
  Service: ['name', 'description', 'provider', 'url'],
};

/** What it asks of the one full description of the company, on the about page. */
export const wantedOfTheCompany = [
  ...['name', 'url', 'logo', 'description', 'foundingDate', 'address', 'location'],
  ...['contactPoint', 'email', 'telephone', 'slogan'],
];

/** Every thing in a tree of JSON-LD, at any depth, that has a type. */
export function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = '@type' in value ? [value as Thing] : [];
  return [...own, ...Object.values(value).flatMap(thingsIn)];
}

/** The properties a thing lacks; an empty text is none. */
export const lacking = (thing: Thing, properties: readonly string[]): string[] =>
  properties.filter((property) => thing[property] === undefined || thing[property] === '');
