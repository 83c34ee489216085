import { resolve } from 'node:path';
import { buildSync } from 'esbuild';
import { replaceScripts } from './gatsbyHtml';

const loader = 'plugins/gatsby-plugin-late-scripts/loader/index.ts';

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

/**
 * Returns a function that delays a page's scripts until its first screen is shown, and on phones until the visitor's first event or a
 * pause. Until then pages are complete: links, menu and forms work without React. One inline script replaces all of Gatsby's.
 * @param modules paths of the site's modules that run first in the inline script
 * @returns a function that changes the HTML of a page; it throws if Gatsby's scripts are not found
 */
export function lateScripts(modules: readonly string[]): (html: string) => string {
  const script = inlineScript(modules);
  return (html) =>
    replaceScripts(
      html,
      (sources, hash) =>
        `<script type="module" data-hash="${hash}" data-sources="${sources.join(' ')}">${script}</script>`,
    );
}
