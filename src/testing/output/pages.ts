import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { content } from '../content';
import { prefix } from '../siteUrl';

/** Returns a parsed page of the build. Links and files begin with `/`, also if the site is below a path. */
export function builtPage(path: string): CheerioAPI {
  const file = join('public', path === '/' ? 'index.html' : `${path.slice(1)}.html`);
  return load(readFileSync(file, 'utf8').replaceAll(new RegExp(`(?<=["\\s])${prefix}/`, 'g'), '/'));
}

/** Returns a text with white space collapsed, as browsers show it. */
export const text = (value: string): string => value.replace(/\s+/g, ' ').trim();

const { locale } = content<{ locale: string }>('company.yaml');

/** Returns a date as pages write it: `1 February 2027`. */
export const writtenDate = (date: string): string =>
  new Date(date).toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
