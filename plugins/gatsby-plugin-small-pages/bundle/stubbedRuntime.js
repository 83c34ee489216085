/**
 * Stands in for the parts of Gatsby's runtime this site has no use for, 3.6 KB (brotli) on every page: the browser's side of
 * `Head` exports (heads are made by `Seo`; a lint rule says so to whoever exports one), Partytown, which only works under
 * `gatsby develop` there anyway, and the registration of a service worker, which no plugin asks for.
 * @param {string} source the part as Gatsby has it
 * @returns {string} the same exports, doing nothing
 * @throws when what it exports is not what it was, so that a new version of Gatsby cannot lose something unnoticed
 */
module.exports = function stubbedRuntime(source) {
  if (/\bexport function headHandlerForBrowser\b/.test(source)) return 'export function headHandlerForBrowser() {}';
  if (/\bexports\.onInitialClientRender = onInitialClientRender;/.test(source)) return '';
  if (/\bnavigator\.serviceWorker\s*\.register\(/.test(source)) return '';
  throw new Error(
    `Gatsby 5.16 no longer exports what is expected from ${this.resourcePath}; see stubbedRuntime.js of gatsby-plugin-small-pages`,
  );
};
