import { createHash } from 'node:crypto';
import { load } from 'cheerio';

/** Returns the sources of a policy for inline scripts or styles, without duplicates: `'sha256-…'`. */
const hashes = (contents: readonly string[]): string[] =>
  [...new Set(contents)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort();

const charset = /<meta charset=[^>]*>/i;

/** Returns the addresses that the forms of a page send to. For Netlify's forms that is the site itself. */
export const formTargets = (html: string): readonly string[] =>
  load(html)('form[action], form[data-netlify]')
    .toArray()
    .map(({ attribs: { action = '/' } }) => action);

/**
 * Returns the HTML of a page with a Content-Security-Policy, written before all that it applies to. The policy allows only what this page
 * contains. A header would be unsafe: hosts find headers by the address as it is written (`//about`, `/%61bout`) but files by the decoded
 * address, and GitHub Pages sends no custom headers.
 * @param endpoints addresses that forms send to; none if no form has an endpoint
 * @param libraryStyles styles that libraries write into the page by themselves
 * @throws if the page has no `<meta charset>`
 */
export function withPolicy(html: string, endpoints: readonly string[], libraryStyles: readonly string[]): string {
  if (!charset.test(html))
    throw new Error('Gatsby writes <meta charset> differently from 5.16; adapt policy.ts, or install 5.16');
  // Reads the page like a browser without scripts, so that styles inside `<noscript>` are found too.
  const found = load(html, { scriptingEnabled: false }).extract({
    // Leaves out blocks of data, such as JSON-LD, because they do not run.
    scripts: ['script:not([src], [type$=json])'],
    styles: ['style'],
    // Gatsby's focus wrapper and route announcer have a `style` attribute each.
    attributes: [{ selector: '[style]', value: ({ attribs }) => attribs.style ?? '' }],
  });
  const [scripts, styles] = [hashes(found.scripts), hashes([...libraryStyles, ...found.styles])];
  const attributes = hashes(found.attributes);
  // A path is an address of the site itself, which is always allowed.
  const origins = endpoints.filter((each) => !each.startsWith('/')).map((each) => new URL(each).origin);
  const directives: Readonly<Record<string, readonly string[]>> = {
    // For every kind of file that has no line here, such as fonts and the manifest. 'none' would also prevent the prefetch of page data in
    // Firefox and older Chromium.
    'default-src': ["'self'"],
    // 'self' is for the site's files, which the inline script and webpack load.
    'script-src': ["'self'", ...scripts],
    // 'self' is for the sheets of pages visited later. 'unsafe-hashes' allows the listed style attributes in addition to `<style>`.
    'style-src': ["'self'", ...styles, ...(attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : [])],
    // Webpack writes a picture below 10 KB into the sheet or script that imports it, as a `data:` address. A picture runs no script.
    'img-src': ["'self'", 'data:'],
    // 'self' is for page data and for scripts that are fetched in advance.
    'connect-src': ["'self'", ...new Set(origins)],
    // If no form has an endpoint, the browser must not send any form, also without scripts.
    'form-action': endpoints.length > 0 ? ["'self'", ...new Set(origins)] : ["'none'"],
    // An <object> or <embed> would show a file as a document of this site, and run its scripts.
    'object-src': ["'none'"],
    // A <base> would send every relative address to another host.
    'base-uri': ["'none'"],
  };
  const policy = Object.entries(directives).map(([name, sources]) => [name, ...sources].join(' '));
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}"/>`;
  return html.replace(charset, (found) => found + tag);
}
