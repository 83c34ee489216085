// Properties of the built page, and of the browser.

/** The attribute `data-scripts` holds the state of the page; the README lists its values. */
export const { dataset } = document.documentElement;

const built = document.querySelector<HTMLElement>('script[data-sources]')?.dataset ?? {};

/** The addresses of the site's scripts. */
export const sources = (built.sources ?? '').split(' ');

/** The hash of the build that the scripts belong to. */
export const { hash } = built;

/** The page's path in Gatsby, without the path prefix, such as `/about`. */
export const path: string = JSON.parse(document.getElementById('gatsby-script-loader')?.textContent ?? '""');

/** True on the not-found page, whose address can be any. */
export const isNotFound = /^\/404(\.html)?$/.test(path);

/** True in a page translated by the browser: React would restore the original text. */
export const isTranslated = () => Boolean(document.querySelector('font, html[class*=translated-]'));

/** True if sheets that could not be loaded are left among the elements that React would hydrate: React would remove them. */
export const hasForeignSheets = () => Boolean(document.querySelector('[data-styles]'));

const withoutSlash = (address: string) => address.replace(/([^/])\/$/, '$1');
const own = withoutSlash((sources[0] ?? '').replace(/[^/]*$/, path.slice(1)));
const { pathname } = location;
// Two slashes are excluded: most hosts send the not-found page for `/about//`, but Gatsby would show `/about`.
const isAtHome = !pathname.includes('//') && (isNotFound || withoutSlash(decodeURI(pathname)) === own);

// Cascade layers exist since Chrome 99, Safari 15.4 and Firefox 97. Older browsers show the page without styles, so it stays without scripts.
const isNewEnough = 'CSSLayerBlockRule' in window;

/** False if the address is not that of the page, or if the browser is too old for the scripts. */
export const canRun = isAtHome && isNewEnough;
