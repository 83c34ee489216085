import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

const source = readFileSync('plugins/gatsby-plugin-small-pages/lateScripts/loader.js', 'utf8');
/** The inline script, small and for every browser that knows modules: older ones than the site's range run it too. */
const loader = transformSync(source, { minify: true, format: 'esm', target: 'es2017' }).code.trim();

// What Gatsby writes at the end of a page: its path, and the part that is exchanged without rendering anew.
const pathScript =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=(".*?");\/\*\]\]>\*\/<\/script>/;
const scriptsSlice =
  /(?<=<!-- slice-start id="_gatsby-scripts-1" -->)[^]*?(?=<!-- slice-end id="_gatsby-scripts-1" -->)/;
const scriptTag = /<script src="([^"]+)" async><\/script>/g;
const hashAssignment = /window\.___webpackCompilationHash="(\w+)"/;

/**
 * Delays a page's scripts until its first screen is shown, and on phones until the visitor interacts: without them pages are
 * complete, and links, menu and forms are the browser's. One inline script replaces all that Gatsby writes.
 * @param html a page as Gatsby writes it
 * @throws when Gatsby's scripts are not where they were
 */
export function lateScripts(html: string): string {
  const [gatsby = ''] = scriptsSlice.exec(html) ?? [];
  const sources = [...gatsby.matchAll(scriptTag)].map(([, src = '']) => src);
  const compilation = hashAssignment.exec(gatsby)?.[1];
  if (!sources.length || !compilation || !pathScript.test(html))
    throw new Error('Gatsby 5.16 no longer writes the scripts of a page as expected; see lateScripts.ts');
  const own = `<script type="module" data-hash="${compilation}" data-sources="${sources.join(' ')}">${loader}</script>`;
  return html
    .replace(pathScript, '<script id="gatsby-script-loader" type="application/json">$1</script>')
    .replace(scriptsSlice, () => own);
}
