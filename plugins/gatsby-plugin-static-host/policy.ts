import { feedPath } from '../gatsby-plugin-content';
import type { HeaderRule } from './headersFile';
import type { InlineHashes } from './inline';

/** What the headers of this build depend on. */
export interface PolicyInput {
  /** What each page carries inside itself, by its address: `/`, `/about`. */
  readonly pages: ReadonlyMap<string, InlineHashes>;
  /** Addresses forms are sent to; none while the forms are closed. */
  readonly endpoints: readonly string[];
  /** True if search engines are not to list what this build shows. */
  readonly preview: boolean;
  /** The path the site is below, `/project`; nothing at the root of a domain. */
  readonly prefix?: string;
}

/** For files whose name carries a hash of their content. */
export const immutable = 'public, max-age=31536000, immutable';
const hashedFiles = ['/static/*', '/fonts/*', '/*.js', '/*.css'] as const;

/** For files whose name stays: kept, but asked for anew before each use. */
export const revalidate = 'no-cache';

/** The script that replaces a former site's service worker: see `static/sw.js`. */
export const workerPath = '/sw.js';

const unique = (values: Iterable<string>): string[] => [...new Set(values)].sort();

/** The part of a page's Content-Security-Policy that also holds in a `<meta>`. */
function directives(inline: InlineHashes, endpoints: readonly string[]): string {
  // A path leads to the site itself, which is allowed.
  const away = endpoints.filter((endpoint) => !endpoint.startsWith('/'));
  const origins = unique(away.map((endpoint) => new URL(endpoint).origin));
  // `unsafe-hashes` lets hashes name style attributes as well; styles alone, and only the ones counted here.
  const attributes = inline.styleAttributes.size > 0 ? ["'unsafe-hashes'", ...unique(inline.styleAttributes)] : [];
  return [
    // Not 'none': Firefox and older Chromium hold the prefetch of page data against it.
    ['default-src', "'self'"],
    ['script-src', "'self'", ...unique(inline.scripts)],
    // The styles of pages that are visited later come as files.
    ['style-src', "'self'", ...unique(inline.styles), ...attributes],
    ['img-src', "'self'", 'data:'],
    ['connect-src', "'self'", ...origins],
    // Without JavaScript a form opens the visitor's own mail program.
    ['form-action', "'self'", 'mailto:', ...origins],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}

/**
 * The Content-Security-Policy of a page, which names what this page carries inside itself and nothing of others.
 * @throws when an endpoint is no address
 */
export const contentSecurityPolicy = (inline: InlineHashes, endpoints: readonly string[]): string =>
  `${directives(inline, endpoints)}; frame-ancestors 'none'`;

const charset = /<meta charset=[^>]*>/i;
const ownPolicy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * Writes its policy into a page that no header rule can name: the not-found page, which is served at any address. A policy
 * for all addresses would be joined with the one of each page, and stop what only that one names.
 * @throws when the page does not name its charset, after which the policy is written
 */
export function withOwnPolicy(html: string, inline: InlineHashes, endpoints: readonly string[]): string {
  if (!charset.test(html)) throw new Error('a page without <meta charset> has no place for its policy');
  // Browsers read `frame-ancestors` in headers alone; X-Frame-Options, which every answer has, says the same.
  const policy = `<meta http-equiv="Content-Security-Policy" content="${directives(inline, endpoints)}"/>`;
  return html.replace(ownPolicy, '').replace(charset, (found) => found + policy);
}

/** Headers of every response. */
export function commonHeaders(preview: boolean): Record<string, string> {
  return {
    // Two years. Without includeSubDomains: the company's other names are not this site's to decide about.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(preview ? { 'X-Robots-Tag': 'noindex' } : {}),
  };
}

/**
 * The Permissions-Policy: what a foreign script could ask a visitor for in our name. Of pages alone like the policy above: they are what
 * scripts run in. Not every feature there is: each name counts towards the document's first flight.
 */
export const permissionsPolicy = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/**
 * The rules for hosts that read a `_headers` file. What no rule names, hosts revalidate by themselves. No two rules set the
 * same header for the same path, because hosts join the values. The one exception is /sw.js, for which no pattern of
 * scripts can be left out: of the two values joined, caches obey the stricter.
 */
export function headerRules({ pages, endpoints, preview, prefix = '' }: PolicyInput): HeaderRule[] {
  const named = ['/page-data/*', '/manifest.webmanifest', feedPath, '/sitemap.xml', '/robots.txt', workerPath];
  const rules = [
    { path: '/*', set: commonHeaders(preview) },
    ...hashedFiles.map((path) => ({ path, set: { 'Cache-Control': immutable } })),
    ...[...pages].map(([path, inline]) => ({
      path,
      set: {
        'Cache-Control': revalidate,
        'Content-Security-Policy': contentSecurityPolicy(inline, endpoints),
        'Permissions-Policy': permissionsPolicy,
      },
    })),
    ...named.map((path) => ({ path, set: { 'Cache-Control': revalidate } })),
  ];
  return rules.map(({ path, set }) => ({ path: prefix + path, set }));
}
