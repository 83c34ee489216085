// The page as the build has written it, and the browser that shows it.

/** `data-scripts` is the state of the page: see the README. */
export const { dataset } = document.documentElement;

const built = document.querySelector<HTMLElement>('script[data-sources]')?.dataset ?? {};

/** The addresses of the site's scripts. */
export const sources = (built.sources ?? '').split(' ');

/** The name of the build that they belong to. */
export const { hash } = built;

/** The path of the page, as Gatsby names it. */
export const path: string = JSON.parse(document.getElementById('gatsby-script-loader')?.textContent ?? '""');

export const isNotFound = /^\/404(\.html)?$/.test(path);

/** True in a translated page: React would put the built text back. */
export const isTranslated = () => Boolean(document.querySelector('font, html[class*=translated-]'));

// Gatsby takes `/about//`, where hosts send the not-found page, for `/about`.
const withoutSlash = (address: string) => address.replace(/([^/])\/$/, '$1');
const own = withoutSlash((sources[0] ?? '').replace(/[^/]*$/, path.slice(1)));
const { pathname } = location;
const isAtHome = !pathname.includes('//') && (isNotFound || withoutSlash(decodeURI(pathname)) === own);

// Chrome 99, Safari 15.4 and Firefox 97 know layers of the cascade. Older ones keep the page without styles and scripts.
const isNewEnough = 'CSSLayerBlockRule' in window;

/** False at an address that is not the page's, and in a browser that is too old for the scripts. */
export const canRun = isAtHome && isNewEnough;
