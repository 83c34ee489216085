import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** The parts of a request that the decision depends on. */
export type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/**
 * True for the host of a `Host` header that no other site can have, with or without a port. Each IP address is one: only a name can be made
 * to lead to this machine.
 * @param listening the value of the option `-H` of `gatsby develop`: the host name or address at which Gatsby listens
 */
function isOwn(host: string, listening: string): boolean {
  const name = host.replace(/:\d+$/, '');
  return ['localhost', listening.toLowerCase()].includes(name) || isIP(name.replace(/^\[|\]$/g, '')) > 0;
}

/** Gatsby's internal paths, which other sites must not open. `/___graphql` is not among them: another site cannot read its answer. */
const internal = /^\/_(_[^_]|gatsby)/i;

/** Paths at which Gatsby 5.16 fetches any address and writes the file to disk. The site does not use remote files. */
const remoteFiles = /^\/_gatsby(\/|$)/i;

/**
 * True if a request comes from this site or the developer, or follows a link from another site to a page. Everything else is refused, because
 * any web page can send requests here, and one whose domain leads to this machine (DNS rebinding) could read the answers.
 */
export function isAllowed({ method, url = '', headers }: Request, listening: string): boolean {
  const { origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  const host = headers.host?.toLowerCase() ?? '';
  if (!isOwn(host, listening) || !url.startsWith('/') || remoteFiles.test(url)) return false;
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)) return false;
  // Clients other than browsers, old browsers, and pages over plain HTTP in the local network send no `Sec-Fetch-Site`.
  if (site === undefined || site === 'same-origin' || site === 'none') return true;
  return method === 'GET' && mode === 'navigate' && !internal.test(url);
}
