import { resolve } from 'node:path';
import { buildSync } from 'esbuild';

const loader = 'plugins/gatsby-plugin-small-pages/lateScripts/loader/index.ts';

/**
 * The inline script: small, and for every browser that knows modules, also for older ones than the site's range.
 * @param modules paths of modules of the site that it begins with
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

// The end of a page as Gatsby writes it: its path, and the part that is exchanged without rendering again.
const pathScript =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=(".*?");\/\*\]\]>\*\/<\/script>/;
const scriptsSlice =
  /(?<=<!-- slice-start id="_gatsby-scripts-1" -->)[^]*?(?=<!-- slice-end id="_gatsby-scripts-1" -->)/;
const scriptTag = /<script src="([^"]+)" async><\/script>/g;
const hashAssignment = /window\.___webpackCompilationHash="(\w+)"/;

/**
 * Makes a function that delays a page's scripts until its first screen is shown, and on phones until the visitor interacts: without
 * them pages are complete, and links, menu and forms are the browser's. One inline script replaces all that Gatsby writes.
 * @param modules paths of modules of the site that the inline script begins with
 * @returns a function from a page as Gatsby writes it; it throws when Gatsby's scripts are not where they were
 */
export function lateScripts(modules: readonly string[]): (html: string) => string {
  const script = inlineScript(modules);
  return (html) => {
    const [gatsby = ''] = scriptsSlice.exec(html) ?? [];
    const sources = [...gatsby.matchAll(scriptTag)].map(([, src = '']) => src);
    const compilation = hashAssignment.exec(gatsby)?.[1];
    if (!sources.length || !compilation || !pathScript.test(html))
      throw new Error('Gatsby 5.16 no longer writes the scripts of a page as expected; see lateScripts.ts');
    const own = `<script type="module" data-hash="${compilation}" data-sources="${sources.join(' ')}">${script}</script>`;
    return html
      .replace(pathScript, '<script id="gatsby-script-loader" type="application/json">$1</script>')
      .replace(scriptsSlice, () => own);
  };
}
