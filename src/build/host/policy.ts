import { feedPath } from '../../lib/feedPath';
import type { HeaderRule } from './headersFile';
import type { InlineHashes } from './inline';

/** What the policy of this build depends on. */
export interface PolicyInput {
  readonly inline: InlineHashes;
  /** Addresses of the pages: `/`, `/about`. */
  readonly pages: readonly string[];
  /** Addresses forms are sent to; none while the forms are closed. */
  readonly endpoints: readonly string[];
}

/** For files whose name changes with their content: never asked for twice. */
export const immutable = 'public, max-age=31536000, immutable';

/** For files whose name stays: kept, but asked for anew before each use. */
export const revalidate = 'no-cache';

/** Paths of files whose name carries a hash of their content. */
const hashedFiles = ['/static/*', '/fonts/*', '/*.js', '/*.css'] as const;

const unique = (values: Iterable<string>): string[] => [...new Set(values)].sort();

/**
 * The Content-Security-Policy. One for all pages: a policy a page would need rules a path, and the not-found screen is
 * served at any path.
 * @throws when an endpoint is no address
 */
export function contentSecurityPolicy({ inline, endpoints }: Omit<PolicyInput, 'pages'>): string {
  const origins = unique(endpoints.map((endpoint) => new URL(endpoint).origin));
  // `unsafe-hashes` lets hashes name style attributes as well; styles alone, and only the ones counted here.
  const attributes = inline.styleAttributes.size > 0 ? ["'unsafe-hashes'", ...unique(inline.styleAttributes)] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...unique(inline.scripts)],
    'style-src': ["'self'", ...unique(inline.styles), ...attributes],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins],
    'manifest-src': ["'self'"],
    // Without JavaScript a form opens the visitor's own mail program.
    'form-action': ["'self'", 'mailto:', ...origins],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Browser features the site has no use for; a script that got in finds them shut. */
const shutFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** Headers of every response. */
export function securityHeaders(input: Omit<PolicyInput, 'pages'>): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(input),
    // Two years. Without includeSubDomains: the company's other names are not this site's to decide about.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': shutFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/**
 * The rules for hosts that read a `_headers` file. No two rules set the same header for the same path: hosts join the
 * values, and a joined Cache-Control contradicts itself. What no rule names, hosts revalidate by themselves.
 */
export function headerRules(input: PolicyInput): HeaderRule[] {
  const named = [...input.pages, '/page-data/*', '/manifest.webmanifest', feedPath, '/sitemap.xml', '/robots.txt'];
  return [
    { path: '/*', set: securityHeaders(input) },
    ...hashedFiles.map((path) => ({ path, set: { 'Cache-Control': immutable } })),
    ...named.map((path) => ({ path, set: { 'Cache-Control': revalidate } })),
  ];
}
