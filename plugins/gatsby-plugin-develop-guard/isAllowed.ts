import type { IncomingMessage } from 'node:http';
import { hostname, networkInterfaces } from 'node:os';

/** The part of a request that is judged. */
export type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** Hosts with which Gatsby listens at all addresses of the machine: `gatsby develop -H 0.0.0.0`. */
const everywhere = ['0.0.0.0', '::'];

/**
 * The names under which `gatsby develop` is reached, as they are in an address.
 * @param host what it listens at: the option `-H`
 */
export function ownNames(host: string): ReadonlySet<string> {
  const addresses = Object.values(networkInterfaces()).flatMap((each = []) => each.map(({ address }) => address));
  const others = everywhere.includes(host) ? [hostname(), ...addresses] : [host];
  const all = ['localhost', '127.0.0.1', '::1', ...others];
  return new Set(all.map((name) => (name.includes(':') ? `[${name}]` : name.toLowerCase())));
}

/** The name in a `Host` header, without the port. */
const nameIn = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

/** Gatsby's own addresses, which links from other sites must not open. GraphiQL is not one: the other site cannot read what it shows. */
const internal = /^\/_(_[^_]|gatsby)/i;

/** Gatsby fetches files and writes pictures there, from and to wherever an address says (gatsby 5.16). This site has none of them. */
const remoteFiles = /^\/_gatsby(\/|$)/i;

/**
 * True if a request comes from the site itself, from the developer, or from a link on another page to a page of this site.
 * Other web pages can send requests too, and a page whose name leads to this machine can read the answers.
 */
export function isAllowed({ method, url = '', headers }: Request, names: ReadonlySet<string>): boolean {
  const { host = '', origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  if (!names.has(nameIn(host)) || !url.startsWith('/') || remoteFiles.test(url)) return false;
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host.toLowerCase())) return false;
  // Clients that are no browsers, old browsers, and addresses without HTTPS in the network send no `Sec-Fetch-Site`.
  if (site === undefined || site === 'same-origin' || site === 'none') return true;
  return method === 'GET' && mode === 'navigate' && !internal.test(url);
}
