import { copyFile, readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders in which no page of Gatsby's lies. */
const noPages = new Set(['static', 'page-data', 'fonts']);

/** Every HTML file below a folder, relative to it, with forward slashes. */
export async function htmlFiles(folder: string, below = ''): Promise<string[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) return below === '' && noPages.has(entry.name) ? [] : htmlFiles(folder, path);
      return path.endsWith('.html') ? [path] : [];
    }),
  );
  return found.flat().sort();
}

/** Whether an HTML file was built by Gatsby; one put into static/ by hand (a search engine's proof, say) was not. */
const isBuilt = async (path: string): Promise<boolean> => (await readFile(path, 'utf8')).includes('id="___gatsby"');

/**
 * Puts a copy of each page where hosts look for its address: Gatsby writes `about/index.html`, which most hosts serve at
 * `/about/` alone, after a redirect; `about.html` they serve at `/about`. The original stays, because Gatsby does not
 * write a page anew that has not changed, and because GitHub Pages needs it to answer `/about/`.
 * Copies of pages that are gone are deleted.
 * @param publicDir the folder of the built site
 * @returns the copies, relative to the folder
 */
export async function flattenHtml(publicDir: string): Promise<string[]> {
  const files = await htmlFiles(publicDir);
  const pages = files
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'/index.html'.length))
    // Gatsby writes 404.html itself, for the address /404.html; 404/index.html is for another.
    .filter((page) => page !== '404');
  for (const page of pages) {
    await copyFile(join(publicDir, page, 'index.html'), join(publicDir, `${page}.html`));
  }
  const copies = pages.map((page) => `${page}.html`);
  const kept = new Set([...copies, '404.html']);
  for (const file of files) {
    if (kept.has(file) || /(^|\/)index\.html$/.test(file)) continue;
    if (await isBuilt(join(publicDir, file))) await rm(join(publicDir, file));
  }
  return copies;
}
