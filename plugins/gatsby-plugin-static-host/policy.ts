import { load } from 'cheerio';
import { createHash } from 'node:crypto';

/** A script or style as a policy names it: `'sha256-…'`. */
const hashSource = (content: string): string =>
  `'sha256-${createHash('sha256').update(content, 'utf8').digest('base64')}'`;

const unique = (values: Iterable<string>): string[] => [...new Set(values)].sort();

type Sources = [endpoints: readonly string[], libraryStyles?: readonly string[]];

/**
 * The Content-Security-Policy of a page, which names what this page carries inside itself and nothing of others.
 * @param file what the page is called in an error
 * @param endpoints addresses forms are sent to; none while the forms are closed
 * @param libraryStyles styles that libraries write into the page by themselves
 * @throws when the page has an event-handler attribute such as `onclick`: no policy without `unsafe-inline` lets it run
 */
export function contentSecurityPolicy(html: string, file: string, ...[endpoints, libraryStyles = []]: Sources): string {
  // As a browser without scripts reads it, so that styles inside <noscript> are found too.
  const $ = load(html, { scriptingEnabled: false });
  const handler = $('*')
    .get()
    .flatMap((element) => Object.keys($(element).attr() ?? {}))
    .find((attribute) => attribute.startsWith('on'));
  if (handler) throw new Error(`${file}: the Content-Security-Policy keeps ${handler}="…" from running`);
  // Blocks of data, such as JSON-LD, do not run.
  const inline = $('script:not([src], [type$=json])');
  const scripts = unique(inline.map((_, script) => hashSource($(script).text())));
  const styles = unique([...libraryStyles, ...$('style').map((_, style) => $(style).text())].map(hashSource));
  // Gatsby's focus wrapper and route announcer have one each.
  const attributes = unique($('[style]').map((_, element) => hashSource($(element).attr('style') ?? '')));
  // A path leads to the site itself, which is allowed.
  const origins = unique(endpoints.filter((each) => !each.startsWith('/')).map((each) => new URL(each).origin));
  return [
    // Not 'none': Firefox and older Chromium apply it to the prefetch of page data.
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts],
    // The styles of pages that are visited later come as files. `unsafe-hashes` lets hashes name style attributes as well; styles
    // alone, and only the ones counted here.
    ['style-src', "'self'", ...styles, ...(attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : [])],
    ['img-src', "'self'", 'data:'],
    ['connect-src', "'self'", ...origins],
    // A form without an endpoint is sent nowhere, also by a browser without scripts.
    ['form-action', ...(endpoints.length > 0 ? ["'self'", ...origins] : ["'none'"])],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}

const charset = /<meta charset=[^>]*>/i;
const earlier = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * Writes its policy into a page, before everything it is for. A header could be missed: hosts look for headers by the address as
 * it was written (`//about`, `/%61bout`), for files by the decoded one, and GitHub Pages sends no headers of ours.
 * @throws see {@link contentSecurityPolicy}, and when the page does not name its charset
 */
export function withPolicy(html: string, file: string, ...sources: Sources): string {
  if (!charset.test(html))
    throw new Error(`${file}: Gatsby 5.16 no longer writes <meta charset> as expected; see policy.ts`);
  const policy = contentSecurityPolicy(html, file, ...sources);
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(earlier, '').replace(charset, (found) => found + tag);
}
