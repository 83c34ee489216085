import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { headersFor, parseHeaders } from '../../plugins/gatsby-plugin-static-host/headers';
import { builtPath } from '../../plugins/gatsby-plugin-static-host/publicDir';

/** What is verified. */
export interface Deployment {
  /** The site's address, without a slash at the end. */
  readonly url: string;
  /** The build that was published there. */
  readonly publicDir: string;
  /** False for hosts that send no headers of ours: GitHub Pages. */
  readonly headers: boolean;
  /** Addresses that forms are sent to. */
  readonly endpoints: readonly string[];
}

/** Every file that visitors, search engines and readers of the feed can ask for: not what is for the host, nor a page's second copy. */
const filesOf = (publicDir: string): readonly string[] =>
  readdirSync(publicDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(publicDir, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((file) => !/(?:^|\/)_[^/]*$|\/index\.html$/.test(file))
    .sort();

/** Where hosts serve a file: `/` for `index.html`, `/about` for `about.html`. */
const addressOf = (file: string): string => `/${file.replace(/(?:^index)?\.html$/, '')}`;

/**
 * Asks a form's endpoint, as a browser does before it sends from another site, whether it takes submissions. None is sent.
 * @returns what is wrong, or nothing
 */
async function verifyEndpoint(endpoint: string, url: string): Promise<string[]> {
  const { origin } = new URL(url);
  const target = new URL(endpoint, origin);
  const headers = { Origin: origin, 'Access-Control-Request-Method': 'POST' };
  const { status, headers: answered } = await fetch(target, { method: 'OPTIONS', headers });
  if (status === 404 || status === 410 || status >= 500) return [`${endpoint}: the form's endpoint answers ${status}`];
  const allowed = answered.get('access-control-allow-origin');
  // Some answer 405, as they take nothing but the submission itself.
  const open = target.origin === origin || status === 405 || allowed === '*' || allowed === origin;
  return open ? [] : [`${endpoint}: the form's endpoint does not let ${origin} read its answers`];
}

/**
 * Asks a published site for every page and file of the build, byte by byte, for the headers in `_headers`, the not-found page and
 * a form's endpoint. Pages that a host has changed on the way no longer have the hashes that their policy names.
 * @returns what is not as it was built, one line each
 */
export async function verifyDeployment({ url, publicDir, headers, endpoints }: Deployment): Promise<string[]> {
  const rules = headers ? parseHeaders(readFileSync(join(publicDir, '_headers'), 'utf8')) : [];
  const problems: string[] = [];
  const verify = async (path: string, file: string, expected: number): Promise<void> => {
    const answer = await fetch(url + path, { redirect: 'manual', cache: 'no-store' });
    const body = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== expected) return void problems.push(`${path}: status ${answer.status}, not ${expected}`);
    if (!body.equals(readFileSync(join(publicDir, file)))) problems.push(`${path}: is not ${file} of this build`);
    for (const [name, value] of headersFor(rules, builtPath(publicDir) + path)) {
      const sent = answer.headers.get(name);
      if (sent !== value) problems.push(`${path}: ${name} is ${sent ? 'not what _headers says' : 'missing'}`);
    }
  };
  for (const file of filesOf(publicDir)) {
    if (file === '404.html') await verify('/no-such-page', file, 404);
    else await verify(addressOf(file), file, 200);
  }
  for (const endpoint of endpoints.slice(0, 1)) problems.push(...(await verifyEndpoint(endpoint, url)));
  return problems;
}
