import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersFor, parseHeaders, revalidate } from './headers';

/** A file beside this one, with values for its `%names%`. */
const filled = (file: string, values: Readonly<Record<string, string | null>>): string =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`%${name}%`, value ?? ''),
    readFileSync(join(process.cwd(), 'plugins/gatsby-plugin-static-host', file), 'utf8'),
  );

/**
 * The `_headers` file for hosts that read one.
 * @param preview whether search engines are not to list what this build shows
 * @param prefix the path the site is below, `/project`; nothing at the root of a domain
 */
export const headersFile = (preview: boolean, prefix: string): string =>
  filled('_headers', { prefix, robots: preview ? '  X-Robots-Tag: noindex' : '' });

/**
 * The same as nginx says it, to be included in a `server` block that has its `root` on the built files; of a site below a path,
 * on a folder that holds them under this path.
 */
export function nginxSnippet(preview: boolean, prefix: string): string {
  const rules = parseHeaders(headersFile(preview, ''));
  const { 'Content-Security-Policy': policy = '', ...others } = rules[0]?.set ?? {};
  const headers = Object.entries(others).map(([name, value]) => `add_header ${name} "${value}" always;`);
  return filled('nginx.conf', {
    prefix,
    policy,
    svgPolicy: headersFor(rules, '/any.svg').get('Content-Security-Policy'),
    immutable: headersFor(rules, '/static/any').get('Cache-Control'),
    revalidate,
    headers: headers.join('\n'),
  });
}
