import type { Limits } from '../../plugins/gatsby-plugin-content';

const slug: Limits = {
  pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
  form: 'small letters, digits and single hyphens, such as "film-television"',
};

const email: Limits = {
  pattern: '^[^\\s@<>"]+@[^\\s@<>"]+\\.[A-Za-z]{2,}$',
  form: 'a mail address such as "hello@pams.example"',
};

/** Autofill field names of the HTML standard that these forms can use. */
const autofill =
  'off|on|name|honorific-prefix|given-name|additional-name|family-name|nickname|email|tel|url|organization|' +
  'organization-title|street-address|address-level1|address-level2|postal-code|country|country-name|language|bday';

/** A host as it stands in a Content-Security-Policy: labels of letters, digits and hyphens, at least two of them. */
const host = '[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)+';

/** Forms of values and ranges, by `Type.field`. */
const forms: Readonly<Record<string, Limits>> = {
  // The bar and the menu show where the site's pages are.
  'Navigation.links.to': { required: true },
  'Navigation.callToAction.to': { required: true },
  '*.slug': slug,
  '*.key': slug,
  '*.email': email,
  '*.pressEmail': email,
  '*.phone': {
    pattern: '^\\+[1-9]\\d{0,2}(?: ?\\d+)+$',
    minLength: 9,
    maxLength: 20,
    form: 'a telephone number with its country code, such as "+233 30 000 0001"',
  },
  '*.year': { minimum: 1900 },
  '*.episodes': { minimum: 1 },
  'Podcast.episodesOnLanding': { minimum: 1 },
  'Film.duration': { minimum: 1, maximum: 600 },
  'Post.readTime': { minimum: 1, maximum: 60 },
  'Course.weeks': { minimum: 1, maximum: 52 },
  'FeeRange.currency': { pattern: '^[A-Z]{3}$', form: 'three capital letters, such as "GHS"' },
  'FeeRange.lowest': { minimum: 0 },
  'FeeRange.highest': { minimum: 0 },
  'Geo.latitude': { minimum: -90, maximum: 90 },
  'Geo.longitude': { minimum: -180, maximum: 180 },
  'Geo.region': {
    pattern: '^[A-Z]{2}-[A-Z0-9]{1,3}$',
    form: 'country and region as ISO 3166-2 writes them, such as "GH-AA"',
  },
  'Office.countryCode': { pattern: '^[A-Z]{2}$', form: 'two capital letters, such as "GH"' },
  'Company.locale': { pattern: '^[a-z]{2}-[A-Z]{2}$', form: 'language and country, such as "en-GB"' },
  'Company.siteUrl': {
    pattern: `^https://${host}(?:/[\\w-]+)*$`,
    form: 'an address such as "https://www.pams.example", without a slash at the end',
  },
  'Company.twitter': { pattern: '^@\\w{1,15}$', form: 'a name with its at sign, such as "@pams"' },
  'Metadata.title': { maxLength: 60 },
  'Metadata.description': { minLength: 50, maxLength: 160 },
  'Hero.name': { maxLength: 60 },
  'Award.acronym': { pattern: '^[\\p{Lu}\\d&]{2,8}$', form: 'two to eight capital letters or digits, such as "CAMIA"' },
  'Form.endpoint': {
    // The policy of every page names its host. Netlify Forms takes letters at a page of the site itself.
    pattern: `^(?:https://${host}(?::[1-5]?\\d{1,4})?(?:/[^\\s"'\\\\]*)?|/(?:[^\\s/\\\\"'][^\\s\\\\"']*)?)$`,
    form: 'an address with "https://" that the whole internet can reach, such as "https://forms.example/contact", without name, password or quotation marks, or a path of this site, such as "/contact"',
  },
  'Field.name': { pattern: '^[a-z][a-zA-Z0-9_-]*$', form: 'one word that begins with a small letter' },
  'Field.autocomplete': {
    pattern: `^(?:${autofill})$`,
    form: `a word of the HTML standard, such as "name", "organization", "email" or "tel"`,
  },
};

/**
 * Lengths of texts in letters: longer than the first, a warning says that they no longer fit well; longer than the second, they
 * are refused. Nothing is cut up to the second, at any width from 320 pixels.
 */
const lengths: Readonly<Record<string, readonly [advised: number, most: number]>> = {
  // All that has no limits of its own.
  '*': [1000, 1000],
  '*.name': [14, 24],
  // A figure that a page sets in large numerals: by itself, or four in a row on a tablet.
  '*.figure.value': [8, 8],
  '*.figures.value': [6, 6],
  'Action.label': [28, 40],
  'Action.soon': [160, 280],
  'Award.acronym': [6, 8],
  'Award.title': [50, 80],
  'Award.audience': [100, 160],
  'Award.ceremony': [40, 80],
  'Award.categories': [32, 60],
  'Award.description': [360, 600],
  'Company.tagline': [60, 100],
  'ContactBand.title': [60, 100],
  'ContactBand.lead': [200, 320],
  'Course.title': [36, 60],
  'Purpose.statement': [120, 200],
  'Purpose.body': [480, 800],
  'Field.label': [40, 80],
  'Field.hint': [240, 320],
  'FieldOption.label': [40, 80],
  'Figure.label': [22, 40],
  'Figure.value': [24, 40],
  'Film.title': [24, 60],
  'Film.category': [20, 32],
  'Film.director': [32, 60],
  'Film.languages': [16, 32],
  'Film.synopsis': [240, 400],
  'Heading.title': [60, 100],
  'Heading.lead': [240, 320],
  // With these the first action is on the first screen, also of a phone on its side.
  'Hero.headline': [50, 60],
  'AcademyPage.hero.headline': [45, 50],
  'MediaHubPage.hero.headline': [11, 16],
  'WorkWithUsPage.hero.headline': [40, 50],
  'NotFoundPage.hero.headline': [24, 32],
  'NotFoundPage.hero.lead': [80, 100],
  'MediaHubPage.hero.lead': [80, 90],
  'Hero.lead': [130, 150],
  'WorkWithUsPage.hero.lead': [115, 125],
  'Hero.actions.label': [24, 24],
  'Hero.image.alt': [140, 140],
  'Introduction.title': [60, 100],
  'Introduction.lead': [200, 320],
  'Introduction.body': [480, 800],
  'MediaSection.name': [12, 16],
  'MediaSection.title': [60, 100],
  'MediaSection.lead': [200, 320],
  'Navigation.links.label': [12, 16],
  'Navigation.callToAction.label': [16, 16],
  'Navigation.social.label': [20, 40],
  'Navigation.legal.label': [20, 40],
  'Navigation.copyright': [60, 120],
  'NavigationColumn.title': [16, 24],
  'NavigationColumn.links.label': [24, 40],
  'NewsItem.title': [80, 140],
  'NewsItem.category': [20, 32],
  'NewsItem.author': [32, 60],
  'NewsItem.excerpt': [320, 600],
  // On a phone of 320 pixels the landing page has room for sixteen letters in its line of cities.
  'Office.city': [14, 16],
  'Office.country': [24, 40],
  'Office.address': [48, 90],
  'Office.description': [140, 240],
  'Partnership.title': [32, 60],
  'Partnership.description': [300, 360],
  'Partnership.includes': [70, 120],
  'Podcast.title': [28, 60],
  'Podcast.description': [160, 320],
  'Post.title': [80, 140],
  'Post.category': [20, 32],
  'Post.excerpt': [320, 600],
  'Quotation.content': [240, 400],
  'Quotation.name': [32, 60],
  'Quotation.role': [50, 80],
  'Reason.description': [200, 360],
  'Series.title': [20, 24],
  'Series.category': [20, 32],
  'Series.synopsis': [260, 400],
  'Service.title': [34, 38],
  'Service.note': [40, 70],
  'Service.lead': [160, 280],
  'Service.description': [360, 600],
  'Service.outcome': [160, 280],
  'Service.features': [70, 120],
  'Service.caption': [100, 120],
  'Statement.title': [28, 48],
  'Statement.description': [200, 360],
  'Testimonial.name': [32, 60],
  'Testimonial.role': [50, 80],
  'Testimonial.content': [180, 320],
  'Track.title': [24, 40],
  'Track.description': [90, 160],
  'Track.requirement': [110, 200],
  'Track.online': [110, 200],
  'UnitWords.released': [12, 24],
  'UnitWords.headquarters': [12, 24],
  'Plural.one': [10, 12],
  'Plural.other': [10, 12],
  'Value.title': [28, 48],
  'Value.description': [200, 360],
};

/**
 * Entries of lists: more than the first get a warning, more than the second are refused. Of a whole file, by its type, and of its
 * entries with a switch on, there is nothing to refuse: a layout adds rows.
 */
const counts: Readonly<Record<string, readonly [advised: number, most?: number]>> = {
  Award: [12],
  'Award.featured': [12],
  'Academy.figures': [5, 8],
  'Academy.tracks': [6, 12],
  'AboutPage.figures': [5, 8],
  'Award.categories': [12, 24],
  'ContactBand.actions': [3, 4],
  'Hero.actions': [3, 4],
  'IndexPage.figures': [4, 6],
  'Navigation.columns': [4, 6],
  'Navigation.links': [8, 10],
  'Partnership.includes': [12, 24],
  'Service.features': [12, 24],
  'ServicesPage.figures': [5, 8],
  'Track.courses': [20, 38],
};

/** At 1200 pixels the bar at the top has room for some eighty letters, sixteen of them on the button at its end. */
const labels: Readonly<Record<string, number>> = { 'Navigation.links': 64 };

/** Display type on a phone of 320 pixels has room for a word of 18 letters, such as "Telecommunications". */
const advisedWord = 18;
const display = /^(?:Hero\.headline|(?:Heading|Film|Service|Award|Course|Podcast|NewsItem|Post)\.title)$/;

const names = new Set([forms, lengths, counts].flatMap((table) => Object.keys(table)));

/** What a value must hold beyond its type in `data/schema.graphql`, by `Type.field`. */
export const limits: Readonly<Record<string, Limits>> = Object.fromEntries(
  [...names].map((name) => {
    const [advisedLength, maxLength] = lengths[name] ?? [];
    const [advisedItems, maxItems] = counts[name] ?? [];
    const word = display.test(name) ? { advisedWord } : {};
    const all = {
      advisedLength,
      maxLength,
      advisedItems,
      maxItems,
      maxLabels: labels[name],
      ...word,
      ...forms[name],
    };
    return [name, Object.fromEntries(Object.entries(all).filter(([, limit]) => limit !== undefined))];
  }),
);
