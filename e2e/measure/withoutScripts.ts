import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';

/**
 * A page without its scripts: what is left is all a browser needs to show it. Structured data stays, it runs nothing.
 * @param html a built page
 */
function withoutScripts(html: string): string {
  const $ = load(html);
  $('script:not([type="application/ld+json"])').remove();
  $('link[as=script], link[rel=modulepreload], link[as=fetch]').remove();
  return $.html();
}

/**
 * A copy of a built site in which no page has a script, in a new folder of the system's.
 * @param publicDir the built site
 * @returns the folder
 */
export function copyWithoutScripts(publicDir: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'pams-without-scripts-'));
  cpSync(publicDir, folder, { recursive: true, filter: (path) => !path.endsWith('.map') });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = join(entry.parentPath, entry.name);
    writeFileSync(file, withoutScripts(readFileSync(file, 'utf8')));
  }
  return folder;
}
