import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { prefix } from '../siteUrl';

const publicDir = join(process.cwd(), 'public');

/**
 * A built page, parsed; its links and files begin at the root, also where the site is below a path.
 * @param path the page's address, `/about`
 * @throws when there is no such file: output tests are worth nothing without a build
 */
export function builtPage(path: string): CheerioAPI {
  const file = join(publicDir, path === '/' ? 'index.html' : `${path.slice(1)}.html`);
  if (!existsSync(file)) throw new Error(`${file} is missing: run \`npm run build\` first`);
  return load(readFileSync(file, 'utf8').replaceAll(new RegExp(`(?<=["\\s])${prefix}/`, 'g'), '/'));
}

/** The text of an element as it is read: white space folded. */
export const text = (value: string): string => value.replace(/\s+/g, ' ').trim();
