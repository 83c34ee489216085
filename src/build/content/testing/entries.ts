import { add } from './mistake';

/** Fields and what is written behind their colons. */
type Fields = Readonly<Record<string, string>>;

const entry = (fields: Fields): ((text: string) => string) => {
  const lines = Object.entries(fields).map(([key, value]) => `  ${key}: ${value}\n`);
  return add(`-${lines.join('').slice(1)}`);
};

/** Adds a film that is right but for some fields. */
export const film = (slug: string, fields: Fields): ((text: string) => string) =>
  entry({
    slug,
    title: 'Title',
    category: 'Drama',
    year: '2020',
    duration: '90',
    synopsis: 'Somebody goes home.',
    ...fields,
  });

/** Adds a post that is right but for some fields. */
export const post = (slug: string, fields: Fields): ((text: string) => string) =>
  entry({ slug, title: 'A post', category: 'Craft', date: "'2026-10-01'", readTime: '4', ...fields });

/** Adds a podcast that is right but for some fields. */
export const podcast = (slug: string, fields: Fields): ((text: string) => string) =>
  entry({ slug, title: 'A show', description: 'Somebody talks.', episodes: '9', episodesOnLanding: '3', ...fields });

/** Adds a figure that is right but for some fields. */
export const figure = (key: string, fields: Fields): ((text: string) => string) =>
  entry({ key, value: "'4'", label: 'Countries', ...fields });

/** Adds an office that is right but for some fields. */
export const office = (slug: string, fields: Fields): ((text: string) => string) =>
  entry({
    slug,
    country: 'Kenya',
    countryCode: 'KE',
    city: 'Nairobi',
    address: '3 Sample Street',
    phone: "'+254 20 000 0003'",
    email: 'nairobi@loom.example',
    headquarters: 'false',
    description: 'The sound studio.',
    ...fields,
  });
