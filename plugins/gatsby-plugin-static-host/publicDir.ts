import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the file that Gatsby writes for a page: `/about/index.html`, `/404.html`. */
export const gatsbyFile = (path: string): string => (path.endsWith('.html') ? path : join(path, 'index.html'));

/**
 * Copies `about/index.html` to `about.html`, because most hosts would redirect `/about` to `/about/` otherwise. The original stays: Gatsby
 * does not write an unchanged page again, and GitHub Pages needs it for `/about/`. Copies of pages that no longer exist are deleted. Other
 * HTML files from `static/` stay, such as the verification file of a search engine.
 * @param pages addresses of all pages except the not-found page, which Gatsby copies itself
 */
export function flattenHtml(publicDir: string, pages: readonly string[]): void {
  for (const page of pages.filter((path) => path !== '/'))
    copyFileSync(join(publicDir, gatsbyFile(page)), join(publicDir, `${page}.html`));
  for (const entry of readdirSync(publicDir, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    // A folder is named `404.html` too; it holds the data of the not-found page.
    if (!entry.isFile() || !file.endsWith('.html') || entry.name === 'index.html') continue;
    const isGone = !existsSync(file.replace(/\.html$/, '/index.html'));
    if (isGone && readFileSync(file, 'utf8').includes('id="___gatsby"')) rmSync(file);
  }
}
