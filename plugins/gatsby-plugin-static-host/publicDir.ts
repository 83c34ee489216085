import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';

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

/** The file in which hosts look for a page, relative to the built site's folder: `index.html` for `/`, `about.html` for `/about`. */
export const pageFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Every HTML file of a built site, relative to its folder, with forward slashes. */
const htmlFiles = (publicDir: string): string[] =>
  readdirSync(publicDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(sep, '/'))
    // None of Gatsby's pages is in these folders.
    .filter((file) => file.endsWith('.html') && !/^(static|page-data|fonts)\//.test(file))
    .sort();

/** Whether a file is a page of Gatsby's, or a copy, and none that was put into static/ by hand (a search engine's proof, say). */
const isGatsbys = (file: string): boolean => readFileSync(file, 'utf8').includes('id="___gatsby"');

/** The files of the pages as Gatsby wrote them: `index.html`, `about/index.html`, `404.html`. */
export const gatsbyPages = (publicDir: string): string[] =>
  htmlFiles(publicDir).filter((file) => /(^|\/)(index|404)\.html$/.test(file) && isGatsbys(join(publicDir, file)));

/**
 * Copies each page to where hosts look for its address: Gatsby writes `about/index.html`, which most hosts serve at `/about/`
 * alone, after a redirect; `about.html` they serve at `/about`. The original stays, because Gatsby does not write a page
 * anew that has not changed, and because GitHub Pages needs it to answer `/about/`. Copies of pages that are gone are deleted.
 * @param publicDir the folder of the built site
 */
export function flattenHtml(publicDir: string): void {
  const pages = gatsbyPages(publicDir).flatMap((file) => /^(.+)\/index\.html$/.exec(file)?.[1] ?? []);
  // Gatsby writes 404.html itself, for the address /404.html; 404/index.html is for another.
  const copied = pages.filter((page) => page !== '404');
  for (const page of copied) copyFileSync(join(publicDir, page, 'index.html'), join(publicDir, `${page}.html`));
  const kept = new Set(['404.html', ...copied.map((page) => `${page}.html`)]);
  for (const file of htmlFiles(publicDir).filter((name) => !kept.has(name) && !/(^|\/)index\.html$/.test(name)))
    if (isGatsbys(join(publicDir, file))) rmSync(join(publicDir, file));
}
