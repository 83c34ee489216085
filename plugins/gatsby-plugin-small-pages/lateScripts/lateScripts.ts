import { load } from 'cheerio';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The inline script, without what only readers of its source need. */
const loader = readFileSync(join(process.cwd(), 'plugins/gatsby-plugin-small-pages/lateScripts/loader.js'), 'utf8')
  .replace(/^\s*\/\/.*\n/gm, '')
  .replace(/\n\s*/g, '\n')
  .trim();

/** What Gatsby writes at the end of a page: the page's path; and the part it exchanges without rendering the page anew. */
const path = /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=(".*?");\/\*\]\]>\*\/<\/script>/;
const slice = /(<!-- slice-start id="_gatsby-scripts-1" -->)([^]*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/;
const script = /<script src="([^"]+)" async><\/script>/g;
const hash = /window\.___webpackCompilationHash="(\w+)"/;

/**
 * Delays a page's scripts until its first screen is shown, and on phones until the visitor interacts: without them pages are
 * complete, and links, menu and forms are the browser's. One inline script replaces all that Gatsby writes.
 * @param html a page as Gatsby writes it, or one that has been through here before; any other file is left alone
 * @throws when Gatsby's scripts are not where they were
 */
export function lateScripts(html: string): string {
  if (!html.includes('id="___gatsby"') || html.includes(' data-sources="')) return html;
  const [, , gatsby = ''] = slice.exec(html) ?? [];
  const sources = [...gatsby.matchAll(script)].map(([, src = '']) => src);
  const compilation = hash.exec(gatsby)?.[1];
  const named = path.test(html) || html.includes('<script id="gatsby-script-loader" type="application/json">');
  if (!sources.length || !compilation || !named)
    throw new Error(
      'Gatsby 5.16 no longer writes the scripts at the end of a page as expected; see lateScripts.ts of gatsby-plugin-small-pages',
    );
  const elements = load(html)('#___gatsby *').length;
  const own = `<script type="module" data-hash="${compilation}" data-elements="${elements}" data-sources="${sources.join(' ')}">${loader}</script>`;
  return html
    .replace(path, '<script id="gatsby-script-loader" type="application/json">$1</script>')
    .replace(slice, (_, start, __, end) => start + own + end);
}
