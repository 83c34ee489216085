import { resolve } from 'node:path';
import { buildSync } from 'esbuild';

const loader = 'plugins/gatsby-plugin-small-pages/lateScripts/loader/index.ts';

/**
 * Returns the inline script of every page, bundled. It must run in every browser with modules, also in versions that the site does not
 * support.
 * @param modules paths of the site's modules that run first
 */
function inlineScript(modules: readonly string[]): string {
  const contents = [...modules, loader].map((file) => `import ${JSON.stringify(resolve(file))};`).join('\n');
  const stdin = { contents, resolveDir: process.cwd() };
  const { outputFiles } = buildSync({
    stdin,
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2017',
  });
  return String(outputFiles[0]?.text).trim();
}

// Parts of a page as Gatsby writes it: the script with the page's path, the slice with all other scripts, and in it the tags and the hash.
const pathScript =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=(".*?");\/\*\]\]>\*\/<\/script>/;
const scriptsSlice =
  /(?<=<!-- slice-start id="_gatsby-scripts-1" -->)[^]*?(?=<!-- slice-end id="_gatsby-scripts-1" -->)/;
const scriptTag = /<script src="([^"]+)" async><\/script>/g;
const hashAssignment = /window\.___webpackCompilationHash="(\w+)"/;

/**
 * Returns a function that delays a page's scripts until its first screen is shown, and on phones until the visitor's first event or a
 * pause. Until then pages are complete: links, menu and forms work without React. One inline script replaces all of Gatsby's.
 * @param modules paths of the site's modules that run first in the inline script
 * @returns a function that changes the HTML of a page; it throws if Gatsby's scripts are not found
 */
export function lateScripts(modules: readonly string[]): (html: string) => string {
  const script = inlineScript(modules);
  return (html) => {
    const [gatsby = ''] = scriptsSlice.exec(html) ?? [];
    const sources = [...gatsby.matchAll(scriptTag)].map(([, src = '']) => src);
    const compilation = hashAssignment.exec(gatsby)?.[1];
    if (!sources.length || !compilation || !pathScript.test(html))
      throw new Error(
        'Gatsby writes the scripts of a page differently from 5.16; adapt lateScripts.ts, or install 5.16',
      );
    const own = `<script type="module" data-hash="${compilation}" data-sources="${sources.join(' ')}">${script}</script>`;
    return html
      .replace(pathScript, '<script id="gatsby-script-loader" type="application/json">$1</script>')
      .replace(scriptsSlice, () => own);
  };
}
