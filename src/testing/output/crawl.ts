import { load } from 'cheerio';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { addressesIn } from './addresses';

/** What a crawl has found. */
export interface Crawl {
  /** Addresses on the site that have no file, with the one that leads there; hashes of which nothing has the id. */
  readonly dead: readonly string[];
  /** Paths that have a file, as they are in the folder, without their hashes. */
  readonly reached: ReadonlySet<string>;
  /** Addresses elsewhere, as they are written. */
  readonly elsewhere: ReadonlySet<string>;
}

/** The file that hosts send for a path, or nothing: an address leads to it at once, without a redirect. */
const fileOf = (publicDir: string, path: string): string | undefined =>
  [path, `${path}.html`, `${path}index.html`]
    .map((name) => join(publicDir, decodeURI(name)))
    .find((file) => existsSync(file) && statSync(file).isFile());

/**
 * Follows every address of a built site: links, pictures and all their sizes, scripts, styles, fonts, icons, share cards,
 * structured data, sitemap and feed. Each has to have a file, and each hash a place there.
 * @param siteUrl the address the site has in public, which its own files name; it may lie below a path
 * @param starts paths to begin with, as they are in `publicDir`
 */
export function crawl(publicDir: string, siteUrl: string, starts: readonly string[]): Crawl {
  const { origin, pathname } = new URL(siteUrl);
  const prefix = pathname.replace(/\/$/, '');
  const ids = new Map<string, ReadonlySet<string>>();
  const dead = new Set<string>();
  const elsewhere = new Set<string>();
  const hashes: { readonly from: string; readonly path: string; readonly id: string }[] = [];
  const waiting = starts.map((path) => ({ from: 'the start', path: prefix + path }));

  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { from, path } = next;
    if (ids.has(path)) continue;
    const file = path.startsWith(`${prefix}/`) ? fileOf(publicDir, path.slice(prefix.length)) : undefined;
    if (!file) {
      dead.add(`${from} → ${path}`);
      continue;
    }
    const body = readFileSync(file, 'utf8');
    const $ = file.endsWith('.html') ? load(body) : undefined;
    ids.set(path, new Set($?.('[id]').map((_, element) => $(element).attr('id') ?? '')));
    for (const address of addressesIn(extname(file), body)) {
      if (/^(mailto|tel|data):/.test(address)) continue;
      const url = new URL(address, origin + path);
      if (url.origin !== origin) {
        elsewhere.add(address);
        continue;
      }
      if (url.hash.length > 1)
        hashes.push({ from: path, path: url.pathname, id: decodeURIComponent(url.hash.slice(1)) });
      // A page links to itself by hashes alone. The address of the site has no slash at its end.
      if (!address.startsWith('#'))
        waiting.push({ from: path, path: url.href === siteUrl ? `${prefix}/` : url.pathname });
    }
  }
  for (const { from, path, id } of hashes) if (!ids.get(path)?.has(id)) dead.add(`${from} → ${path}#${id}`);
  return { dead: [...dead], reached: new Set([...ids.keys()].map((path) => path.slice(prefix.length))), elsewhere };
}
