import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, posix } from 'node:path';

/** What Gatsby writes into public/ for itself, in each build anew; and a library for scripts of others, which it copies there. */
const internals = ['chunk-map.json', '_gatsby', '~partytown'];

/**
 * Removes from public/ what Gatsby keeps there for itself, and the source maps of an earlier build or of `gatsby develop`. The
 * statistics of the bundle move to `.cache/`, where the budgets' test reads them.
 * @param root the root of the project
 */
export function withdrawInternals(root: string): void {
  const publicDir = join(root, 'public');
  mkdirSync(join(root, '.cache'), { recursive: true });
  renameSync(join(publicDir, 'webpack.stats.json'), join(root, '.cache', 'webpack.stats.json'));
  const maps = readdirSync(publicDir).filter((name) => name.endsWith('.map'));
  for (const name of [...internals, ...maps]) rmSync(join(publicDir, name), { recursive: true, force: true });
}

/**
 * The path a built site is below: `/project`; nothing at the root of a domain, and while there is no build.
 * @param publicDir the folder of the built site, whose manifest says so
 */
export function builtPath(publicDir: string): string {
  const file = join(publicDir, 'manifest.webmanifest');
  const { scope } = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { scope: string }) : { scope: '/' };
  return scope.slice(0, -1);
}

/**
 * Deletes the build for another path, so that Gatsby forgets it: what queries answered holds addresses below that path, and is
 * not asked anew because of it. To be called before Gatsby looks for public/.
 * @param root the root of the project
 * @param path the path of the build to come
 */
export function dropOtherPath(root: string, path: string): void {
  const publicDir = join(root, 'public');
  if (builtPath(publicDir) !== path) rmSync(publicDir, { recursive: true, force: true });
}

/** The file that Gatsby writes for a page, relative to the built site's folder: `about/index.html`, `404.html`. */
export const gatsbyFile = (path: string): string =>
  (path.endsWith('.html') ? path : posix.join(path, 'index.html')).slice(1);

/** Whether a file is a page of Gatsby's, or a copy, and none that was put into static/ by hand (a search engine's proof, say). */
const isGatsbys = (file: string): boolean => readFileSync(file, 'utf8').includes('id="___gatsby"');

/**
 * Copies each page to where hosts look for its address: Gatsby writes `about/index.html`, which most hosts serve at `/about/`
 * alone, after a redirect; `about.html` they serve at `/about`. The original stays, because Gatsby does not write a page
 * anew that has not changed, and because GitHub Pages needs it to answer `/about/`. Copies of pages that are gone are deleted.
 * @param publicDir the folder of the built site
 * @param pages addresses of all pages but the not-found page, which Gatsby copies itself
 */
export function flattenHtml(publicDir: string, pages: readonly string[]): void {
  const copyOf = (page: string): string => join(publicDir, `${page}.html`);
  const copied = pages.filter((page) => page !== '/');
  for (const page of copied) copyFileSync(join(publicDir, gatsbyFile(page)), copyOf(page));
  const kept = new Set(['404', ...copied].map(copyOf));
  for (const entry of readdirSync(publicDir, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    // The data of the not-found page lies in a folder `404.html`.
    const isOther = entry.isFile() && file.endsWith('.html') && entry.name !== 'index.html' && !kept.has(file);
    if (isOther && isGatsbys(file)) rmSync(file);
  }
}
