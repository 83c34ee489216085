// The HTML that this plugin expects of Gatsby. If an upgrade of Gatsby writes another, this is the file to adapt.

/** Matches a sheet as Gatsby writes it into the head: each page has two, its own and one that all pages share. */
const inlinedSheet = /<style data-href="([^"]+)" data-identity="gatsby-global-css">([^]*?)<\/style>/g;

/**
 * Returns the sheets of a page in their order, and the page without them.
 * @throws if the page has none
 */
export function takeSheets(html: string) {
  const sheets = [...html.matchAll(inlinedSheet)].map(([, href = '', css = '']) => ({ href, css }));
  if (!sheets.length)
    throw new Error('Gatsby writes style sheets differently from 5.16; adapt gatsbyHtml.ts, or install 5.16');
  return { sheets, rest: html.replace(inlinedSheet, '') };
}
