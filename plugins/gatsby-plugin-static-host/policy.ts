import { inlineHashes } from './inline';

/** Every source a policy may name. Anything else could end the directive and begin another one. */
const source =
  /^(?:'(?:self|none|unsafe-hashes|sha256-[A-Za-z\d+/]{43}=)'|data:|mailto:|https?:\/\/[a-z\d.-]+(?::\d+)?)$/;

function directive(name: string, ...sources: string[]): string {
  const wrong = sources.find((one) => !source.test(one));
  if (wrong !== undefined) throw new Error(`the Content-Security-Policy cannot name ${wrong} in ${name}`);
  return [name, ...sources].join(' ');
}

const unique = (values: Iterable<string>): string[] => [...new Set(values)].sort();

/**
 * The Content-Security-Policy of a page, which names what this page carries inside itself and nothing of others.
 * @param file what the page is called in an error
 * @param endpoints addresses forms are sent to; none while the forms are closed
 * @throws when the page has what no policy allows, or an endpoint is no plain address
 */
export function contentSecurityPolicy(html: string, file: string, endpoints: readonly string[]): string {
  const { scripts, styles, styleAttributes } = inlineHashes(html, file);
  // A path leads to the site itself, which is allowed.
  const origins = unique(endpoints.filter((each) => !each.startsWith('/')).map((each) => new URL(each).origin));
  // `unsafe-hashes` lets hashes name style attributes as well; styles alone, and only the ones counted here.
  const attributes = styleAttributes.size > 0 ? ["'unsafe-hashes'", ...unique(styleAttributes)] : [];
  return [
    // Not 'none': Firefox and older Chromium hold the prefetch of page data against it.
    directive('default-src', "'self'"),
    directive('script-src', "'self'", ...unique(scripts)),
    // The styles of pages that are visited later come as files.
    directive('style-src', "'self'", ...unique(styles), ...attributes),
    directive('img-src', "'self'", 'data:'),
    directive('connect-src', "'self'", ...origins),
    // Without JavaScript a form opens the visitor's own mail program.
    directive('form-action', "'self'", 'mailto:', ...origins),
    directive('object-src', "'none'"),
    directive('base-uri', "'none'"),
  ].join('; ');
}

const charset = /<meta charset=[^>]*>/i;
const earlier = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * Writes its policy into a page, before everything it is for. A header could be missed: hosts look for headers by the address as
 * it was written (`//about`, `/%61bout`), for files by the decoded one, and GitHub Pages sends no headers of ours.
 * @throws see {@link contentSecurityPolicy}, and when the page does not name its charset
 */
export function withPolicy(html: string, file: string, endpoints: readonly string[]): string {
  if (!charset.test(html))
    throw new Error(`${file}: Gatsby 5.16 no longer writes <meta charset> as expected; see policy.ts`);
  const policy = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(html, file, endpoints)}"/>`;
  return html.replace(earlier, '').replace(charset, (found) => found + policy);
}
