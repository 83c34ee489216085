import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonHeaders, immutable, revalidate, svgPolicy } from './headers';

/**
 * The nginx configuration of the site, to be included in a `server` block that has its `root` on the built files; of a site
 * below a path, on a folder that holds them under this path. It is `nginx.conf` beside this file, with values for `%names%`.
 * @param preview whether search engines are not to list what this build shows
 * @param prefix the path the site is below, `/project`; nothing at the root of a domain
 */
export function nginxSnippet(preview: boolean, prefix: string): string {
  const { 'Content-Security-Policy': policy, ...others } = commonHeaders(preview);
  const headers = Object.entries(others).map(([name, value]) => `add_header ${name} "${value}" always;`);
  const values = { prefix, policy, svgPolicy, immutable, revalidate, headers: headers.join('\n') };
  const template = readFileSync(join(process.cwd(), 'plugins/gatsby-plugin-static-host/nginx.conf'), 'utf8');
  return Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`%${name}%`, String(value)), template);
}
