import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The file that Gatsby writes for a page: `/about/index.html`, `/404.html`. */
export const gatsbyFile = (path: string): string => (path.endsWith('.html') ? path : join(path, 'index.html'));

/**
 * Copies each page to where hosts look for its address: Gatsby writes `about/index.html`, which most hosts serve only at
 * `/about/`, after a redirect; `about.html` they serve at `/about`. The original stays, because Gatsby does not write an
 * unchanged page again, and because GitHub Pages needs it to answer `/about/`. Copies of pages that are gone are deleted;
 * a file that was put into static/ by hand (a search engine's verification, say) stays.
 * @param pages addresses of all pages but the not-found page, which Gatsby copies itself
 */
export function flattenHtml(publicDir: string, pages: readonly string[]): void {
  for (const page of pages.filter((path) => path !== '/'))
    copyFileSync(join(publicDir, gatsbyFile(page)), join(publicDir, `${page}.html`));
  for (const entry of readdirSync(publicDir, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    // The data of the not-found page lies in a folder `404.html`.
    if (!entry.isFile() || !file.endsWith('.html') || entry.name === 'index.html') continue;
    const isGone = !existsSync(file.replace(/\.html$/, '/index.html'));
    if (isGone && readFileSync(file, 'utf8').includes('id="___gatsby"')) rmSync(file);
  }
}
