import { createHash } from 'node:crypto';
import { load } from 'cheerio';

/** Scripts or styles as a policy names them, each once: `'sha256-…'`. */
const hashes = (contents: readonly string[]): string[] =>
  [...new Set(contents)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort();

const charset = /<meta charset=[^>]*>/i;

/** Where the forms of a page are sent: their addresses; those that Netlify takes, to the site itself. */
export const formTargets = (html: string): readonly string[] =>
  load(html)('form[action], form[data-netlify]')
    .toArray()
    .map(({ attribs: { action = '/' } }) => action);

/**
 * Writes its Content-Security-Policy into a page, before everything it is for: it names what this page carries inside itself, and nothing
 * of others. A header could be missed: hosts look for headers by the address as it was written (`//about`, `/%61bout`), for files by the
 * decoded one, and GitHub Pages sends no headers of ours.
 * @param endpoints addresses forms are sent to; none while the forms are closed
 * @param libraryStyles styles that libraries write into the page by themselves
 * @throws when the page does not name its charset
 */
export function withPolicy(html: string, endpoints: readonly string[], libraryStyles: readonly string[]): string {
  if (!charset.test(html)) throw new Error('Gatsby 5.16 no longer writes <meta charset> as expected; see policy.ts');
  // As a browser without scripts reads it, so that styles inside <noscript> are found too.
  const found = load(html, { scriptingEnabled: false }).extract({
    // Blocks of data, such as JSON-LD, do not run.
    scripts: ['script:not([src], [type$=json])'],
    styles: ['style'],
    // Gatsby's focus wrapper and route announcer have one each.
    attributes: [{ selector: '[style]', value: ({ attribs }) => attribs.style ?? '' }],
  });
  const [scripts, styles] = [hashes(found.scripts), hashes([...libraryStyles, ...found.styles])];
  const attributes = hashes(found.attributes);
  // A path leads to the site itself, which is allowed.
  const origins = endpoints.filter((each) => !each.startsWith('/')).map((each) => new URL(each).origin);
  const directives: Readonly<Record<string, readonly string[]>> = {
    // Not 'none': Firefox and older Chromium apply it to the prefetch of page data.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    // The styles of pages that are visited later come as files. `unsafe-hashes` lets hashes name style attributes as well:
    // only styles, and only the ones listed here.
    'style-src': ["'self'", ...styles, ...(attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : [])],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...new Set(origins)],
    // A form without an endpoint is sent nowhere, also by a browser without scripts.
    'form-action': endpoints.length > 0 ? ["'self'", ...new Set(origins)] : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
  };
  const policy = Object.entries(directives).map(([name, sources]) => [name, ...sources].join(' '));
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}"/>`;
  return html.replace(charset, (found) => found + tag);
}
