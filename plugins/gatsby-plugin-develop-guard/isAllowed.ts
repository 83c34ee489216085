import type { IncomingMessage } from 'node:http';
import { hostname, networkInterfaces } from 'node:os';

/** The parts of a request that the decision depends on. */
export type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** Values of the option `-H` of `gatsby develop` that make it listen at all addresses of the machine. */
const everywhere = ['0.0.0.0', '::'];

/**
 * Returns the host names and addresses under which `gatsby develop` can be reached, as they are written in a URL.
 * @param host the value of the option `-H`: the host name or address at which Gatsby listens
 */
export function ownNames(host: string): ReadonlySet<string> {
  const addresses = Object.values(networkInterfaces()).flatMap((each = []) => each.map(({ address }) => address));
  const others = everywhere.includes(host) ? [hostname(), ...addresses] : [host];
  const all = ['localhost', '127.0.0.1', '::1', ...others];
  return new Set(all.map((name) => (name.includes(':') ? `[${name}]` : name.toLowerCase())));
}

/** Returns the host of a `Host` header without the port. */
const nameIn = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

/** Gatsby's internal paths, which other sites must not open. `/___graphql` is not among them: another site cannot read its answer. */
const internal = /^\/_(_[^_]|gatsby)/i;

/** Paths at which Gatsby 5.16 fetches any address and writes the file to disk. The site does not use remote files. */
const remoteFiles = /^\/_gatsby(\/|$)/i;

/**
 * True if a request comes from this site or the developer, or follows a link from another site to a page. Other web pages can send requests
 * too. If their domain resolves to this machine (DNS rebinding), they could also read the answers.
 */
export function isAllowed({ method, url = '', headers }: Request, names: ReadonlySet<string>): boolean {
  const { host = '', origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  if (!names.has(nameIn(host)) || !url.startsWith('/') || remoteFiles.test(url)) return false;
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host.toLowerCase())) return false;
  // Clients other than browsers, old browsers, and pages over plain HTTP in the local network send no `Sec-Fetch-Site`.
  if (site === undefined || site === 'same-origin' || site === 'none') return true;
  return method === 'GET' && mode === 'navigate' && !internal.test(url);
}
