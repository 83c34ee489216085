// The HTML that this plugin expects of Gatsby. If an upgrade of Gatsby writes another, this is the file to adapt.

/** The script with the path of the page. */
const pathScript =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=(".*?");\/\*\]\]>\*\/<\/script>/;
/** Everything between the two comments around all other scripts. In it are the tags of the scripts, and the hash of the build. */
const scriptsSlice =
  /(?<=<!-- slice-start id="_gatsby-scripts-1" -->)[^]*?(?=<!-- slice-end id="_gatsby-scripts-1" -->)/;
const scriptTag = /<script src="([^"]+)" async><\/script>/g;
const hashAssignment = /window\.___webpackCompilationHash="(\w+)"/;

/**
 * Replaces the scripts of a page by one, and leaves the path of the page as data.
 * @param write returns the new script, from the addresses of Gatsby's and the hash of the build
 * @throws if Gatsby's scripts are not found
 */
export function replaceScripts(html: string, write: (sources: readonly string[], hash: string) => string): string {
  const [gatsby = ''] = scriptsSlice.exec(html) ?? [];
  const sources = [...gatsby.matchAll(scriptTag)].map(([, src = '']) => src);
  const hash = hashAssignment.exec(gatsby)?.[1];
  if (!sources.length || !hash || !pathScript.test(html))
    throw new Error('Gatsby writes scripts differently from 5.16; adapt gatsbyHtml.ts, or install 5.16');
  return html
    .replace(pathScript, '<script id="gatsby-script-loader" type="application/json">$1</script>')
    .replace(scriptsSlice, () => write(sources, hash));
}
