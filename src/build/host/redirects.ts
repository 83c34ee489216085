/**
 * The text of a `_redirects` file: `/about/` leads to `/about`. Cloudflare Pages needs it, because about/index.html lies
 * there for GitHub Pages; Netlify, which takes the two for one address, passes over it.
 * @param pages addresses of the pages
 */
export function redirects(pages: readonly string[]): string {
  const rules = pages.filter((page) => page !== '/').map((page) => `${page}/ ${page} 301\n`);
  return `# Written by the build from src/build/host/redirects.ts; a change made here is lost.\n\n${rules.join('')}`;
}
