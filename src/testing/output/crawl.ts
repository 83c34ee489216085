import { load } from 'cheerio';
import { addressesIn } from './addresses';

/** What a crawl has found. */
export interface Crawl {
  /** Addresses on the site that do not answer as they should, with the file that leads there. */
  readonly dead: readonly string[];
  /** Paths that answered, without their hashes. */
  readonly reached: ReadonlySet<string>;
  /** Addresses elsewhere, as they are written. */
  readonly elsewhere: ReadonlySet<string>;
}

/** Where to begin, and what to expect there. */
export interface Start {
  readonly path: string;
  readonly status: number;
}

/** What a file answered. */
interface Answer {
  readonly status: number;
  readonly ids: ReadonlySet<string>;
  readonly addresses: readonly string[];
}

async function ask(url: string): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual' });
  const type = response.headers.get('content-type') ?? '';
  const body = await response.text();
  const $ = type.startsWith('text/html') ? load(body) : undefined;
  const ids = $?.('[id]').map((_, element) => $(element).attr('id') ?? '');
  return { status: response.status, ids: new Set(ids?.get() ?? []), addresses: addressesIn(type, body) };
}

/**
 * Follows every address of a served site: links, pictures and all their sizes, scripts, styles, fonts, icons, share cards,
 * structured data, sitemap and feed. Each has to answer 200 at once, without a redirect, and each hash has to be there.
 * @param base the address of the server, without a slash at the end
 * @param siteUrl the address the site has in public, which its own files name
 */
export async function crawl(base: string, siteUrl: string, starts: readonly Start[]): Promise<Crawl> {
  const answers = new Map<string, Answer>();
  const dead: string[] = [];
  const elsewhere = new Set<string>();
  const hashes: { readonly from: string; readonly path: string; readonly id: string }[] = [];
  const waiting = starts.map(({ path, status }) => ({ from: 'the start', path, status }));

  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { from, path, status } = next;
    if (answers.has(path)) continue;
    const answer = await ask(base + path);
    answers.set(path, answer);
    if (answer.status !== status) dead.push(`${from} → ${path}: ${answer.status}`);
    for (const address of answer.addresses) {
      if (/^(mailto|tel|data):/.test(address)) continue;
      const own =
        address === siteUrl || address.startsWith(`${siteUrl}/`)
          ? address.slice(new URL(siteUrl).origin.length) || '/'
          : address;
      const url = new URL(own, base + path);
      if (url.origin !== base) {
        elsewhere.add(address);
        continue;
      }
      const target = url.pathname + url.search;
      if (url.hash.length > 1) hashes.push({ from: path, path: target, id: decodeURIComponent(url.hash.slice(1)) });
      // A page links to itself by hashes alone.
      if (!address.startsWith('#')) waiting.push({ from: path, path: target, status: 200 });
    }
  }
  const gone = hashes.filter(({ path, id }) => !answers.get(path)?.ids.has(id));
  dead.push(...gone.map(({ from, path, id }) => `${from} → ${path}#${id}: no such place`));
  return { dead: [...new Set(dead)], reached: new Set(answers.keys()), elsewhere };
}
