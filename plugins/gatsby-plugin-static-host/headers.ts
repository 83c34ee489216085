/** Headers for all paths that match a pattern. */
export interface HeaderRule {
  /** A path in which `*` stands for anything. */
  readonly path: string;
  readonly set: Readonly<Record<string, string>>;
}

/** For files whose name carries a hash of their content. */
export const immutable = 'public, max-age=31536000, immutable';

/** For all others: kept, but asked for anew before each use. */
export const revalidate = 'no-cache';

/** Of SVG opened by itself, where it is a document: it may have looks, and nothing that runs. */
export const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Headers of every answer: what a `<meta>` cannot say.
 * @param preview whether search engines are not to list what this build shows
 */
export const commonHeaders = (preview: boolean): Record<string, string> => ({
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  // Two years. Without includeSubDomains: the company's other names are not this site's to decide about.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Not every feature there is: each name counts towards the document's first flight.
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ...(preview ? { 'X-Robots-Tag': 'noindex' } : {}),
});

/**
 * The rules for hosts that read a `_headers` file. What has no Cache-Control here, such hosts have asked for anew by themselves.
 * They join values that two rules set: of policies both hold, and of the two for /sw.js, for which no pattern of scripts can be
 * left out, caches obey the stricter.
 * @param prefix the path the site is below, `/project`; nothing at the root of a domain
 */
export const headerRules = (preview: boolean, prefix: string): HeaderRule[] =>
  [
    { path: '/*', set: commonHeaders(preview) },
    { path: '/*.svg', set: { 'Content-Security-Policy': svgPolicy } },
    ...['/static/*', '/fonts/*', '/*.js', '/*.css'].map((path) => ({ path, set: { 'Cache-Control': immutable } })),
    { path: '/sw.js', set: { 'Cache-Control': revalidate } },
  ].map(({ path, set }) => ({ path: prefix + path, set }));

/** The text of a `_headers` file. */
export const formatHeaders = (rules: readonly HeaderRule[]): string =>
  rules
    .flatMap(({ path, set }) => [path, ...Object.entries(set).map(([name, value]) => `  ${name}: ${value}`), ''])
    .join('\n');

/**
 * Reads a `_headers` file: blocks of a path and, indented below it, `Name: value` lines. Comments and lines that are
 * neither are passed over, as hosts do.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; set: Record<string, string> }[] = [];
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line.startsWith('/')) rules.push({ path: line, set: {} });
    const [, name, value = ''] = /^([^#/:][^:]*):\s*(.*)$/.exec(line) ?? [];
    const set = rules.at(-1)?.set;
    if (name && set) set[name] = name in set ? `${set[name]}, ${value}` : value;
  }
  return rules;
}

/** Whether a path matches a pattern in which `*` stands for anything, also for slashes and nothing. */
const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(path);

/** The headers a host sends for a path: of all rules that match, values of the same name joined by a comma. */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const headers = new Headers();
  for (const { set } of rules.filter((rule) => matches(rule.path, path))) {
    for (const [name, value] of Object.entries(set)) headers.append(name, value);
  }
  return headers;
}
