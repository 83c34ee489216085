import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { pageFile } from '../host/publicDir';
import { pagesOf } from './askSite';

/** Bytes as they travel, brotli; nothing for a page that is not there. */
export interface Sizes {
  readonly document: number;
  readonly scripts: number;
}

/** What a change of the repository does to a page. */
export interface PageChange {
  /** Its address; the not-found page's is `/404`. */
  readonly path: string;
  /** Lines a visitor reads, hears, or is led by, that are there alone before or after. */
  readonly removed: readonly string[];
  readonly added: readonly string[];
  readonly before: Sizes | undefined;
  readonly after: Sizes | undefined;
}

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Everything a page says: title, description, texts, descriptions of pictures, and where its links lead. */
function linesOf(html: string): Set<string> {
  const $ = load(html, { scriptingEnabled: false });
  const about = ['title', 'meta[name=description]'].map((name) => $(name).attr('content') ?? $(name).text());
  $('head, script, style').remove();
  const pictures = $('img[alt]').map((_, image) => $(image).attr('alt'));
  const links = $('a[href]').map(
    (_, link) => `${$(link).text() || $(link).attr('aria-label')} → ${$(link).attr('href')}`,
  );
  // All but what stands within a line begins one of its own.
  $('body *').not('b, br, em, i, q, span, strong, sup, time, wbr').prepend('\n').append('\n');
  const texts = $('body').text().split('\n');
  return new Set([...about, ...texts, ...pictures, ...links].map(folded).filter(Boolean));
}

const bytes = (content: string | Buffer): number => brotliCompressSync(content).length;

/** The scripts every page begins with, and the one Gatsby makes of the page's own file. */
function sizesOf(publicDir: string, path: string, html: string): Sizes {
  const sources = load(html)('script[data-scripts]').attr('data-scripts')?.split(' ') ?? [];
  const own = `component---src-pages-${path.slice(1) || 'index'}-tsx-`;
  const owned = readdirSync(publicDir).filter((file) => file.startsWith(own) && file.endsWith('.js'));
  const scripts = [...sources.map((source) => basename(source)), ...owned].map((file) =>
    bytes(readFileSync(join(publicDir, file))),
  );
  return { document: bytes(html), scripts: scripts.reduce((sum, size) => sum + size, 0) };
}

function read(publicDir: string, path: string): { lines: Set<string>; sizes: Sizes | undefined } {
  const file = join(publicDir, pageFile(path));
  if (!existsSync(file)) return { lines: new Set(), sizes: undefined };
  const html = readFileSync(file, 'utf8');
  return { lines: linesOf(html), sizes: sizesOf(publicDir, path, html) };
}

/**
 * Compares every page of two builds, in the order of their addresses.
 * @param beforeDir the folder of the build before the change
 * @param afterDir that of the build after it
 */
export function pageChanges(beforeDir: string, afterDir: string): PageChange[] {
  const paths = new Set([...pagesOf(beforeDir), ...pagesOf(afterDir), '/404']);
  return [...paths].sort().map((path) => {
    const [before, after] = [read(beforeDir, path), read(afterDir, path)];
    const removed = [...before.lines].filter((line) => !after.lines.has(line));
    const added = [...after.lines].filter((line) => !before.lines.has(line));
    return { path, removed, added, before: before.sizes, after: after.sizes };
  });
}
