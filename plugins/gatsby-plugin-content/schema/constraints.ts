/** What a value must hold beyond its GraphQL type. The same words go to the content check and to the JSON Schemas. */
export interface Constraint {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: RegExp;
  /** What the pattern asks for, in words, with an example. */
  readonly form?: string;
  /** True if blanks before or behind the text are meant. */
  readonly blanks?: boolean;
}

const slug: Constraint = {
  pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  form: 'small letters, digits and single hyphens, such as "film-television"',
};
const email: Constraint = {
  pattern: /^[^\s@<>"]+@[^\s@<>"]+\.[a-z]{2,}$/i,
  form: 'a mail address such as "hello@pams.example"',
};
const episodes: Constraint = { minimum: 1 };

/** Autofill field names of the HTML standard that these forms can use. */
const autofill =
  'off|on|name|honorific-prefix|given-name|additional-name|family-name|nickname|email|tel|url|organization|' +
  'organization-title|street-address|address-level1|address-level2|postal-code|country|country-name|language|bday';

/** Constraints by `Type.field`; `*.field` holds for every type that has the field, `Type.group.field` for a group in one place. */
const constraints: Readonly<Record<string, Constraint>> = {
  '*.slug': slug,
  '*.key': slug,
  '*.year': { minimum: 1900 },
  '*.episodes': episodes,
  '*.email': email,
  'Company.pressEmail': email,
  '*.phone': {
    pattern: /^\+[1-9]\d{0,2}(?: ?\d+)+$/,
    minLength: 9,
    maxLength: 20,
    form: 'a telephone number with its country code, such as "+233 30 000 0001"',
  },
  'Podcast.episodesOnLanding': episodes,
  'Film.duration': { minimum: 1, maximum: 600 },
  'Post.readTime': { minimum: 1, maximum: 60 },
  'Course.weeks': { minimum: 1, maximum: 52 },
  'FeeRange.currency': { pattern: /^[A-Z]{3}$/, form: 'three capital letters, such as "GHS"' },
  'FeeRange.lowest': { minimum: 0 },
  'FeeRange.highest': { minimum: 0 },
  'Geo.latitude': { minimum: -90, maximum: 90 },
  'Geo.longitude': { minimum: -180, maximum: 180 },
  'Geo.region': {
    pattern: /^[A-Z]{2}-[A-Z0-9]{1,3}$/,
    form: 'country and region as ISO 3166-2 writes them, such as "GH-AA"',
  },
  'Office.countryCode': { pattern: /^[A-Z]{2}$/, form: 'two capital letters, such as "GH"' },
  'Company.locale': { pattern: /^[a-z]{2}-[A-Z]{2}$/, form: 'language and country, such as "en-GB"' },
  'Company.siteUrl': {
    pattern: /^https:\/\/[^\s/]+(?:\/[\w-]+)*$/,
    form: 'an address such as "https://www.pams.example", without a slash at the end',
  },
  'Company.twitter': { pattern: /^@\w{1,15}$/, form: 'a name with its at sign, such as "@pams"' },
  'Metadata.title': { minLength: 1, maxLength: 60 },
  'Metadata.description': { minLength: 50, maxLength: 160 },
  'Hero.image.alt': { maxLength: 140 },
  'Hero.name': { pattern: /: $/, form: 'a name, a colon and a blank, such as "About: "', blanks: true },
  'Form.endpoint': {
    // Netlify Forms takes letters at a page of the site itself.
    pattern: /^(?:https:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?|\/(?:[^\s/]\S*)?)$/,
    form: 'an address with "https://" that the whole internet can reach, such as "https://forms.example/contact", or a path of this site, such as "/contact"',
  },
  'Field.name': { pattern: /^[a-z][a-zA-Z0-9_-]*$/, form: 'one word that begins with a small letter' },
  'Field.autocomplete': {
    pattern: new RegExp(`^(?:${autofill})$`),
    form: `a word of the HTML standard, such as "name", "organization", "email" or "tel"`,
  },
};

/** The constraint on a field of a group in one place only: `use` is the type and field that hold the group. */
export const constraintIn = (use: string, field: string): Constraint | undefined => constraints[`${use}.${field}`];

/**
 * The constraint on a field.
 *
 * @param type - the type that has the field
 * @param field - the field's name
 * @param use - for a group, the type and field that hold it: `Hero.image`
 */
export const constraintOn = (type: string, field: string, use = type): Constraint | undefined =>
  constraintIn(use, field) ?? constraints[`${type}.${field}`] ?? constraints[`*.${field}`];
