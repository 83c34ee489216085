/**
 * The absolute URL of a file whose path begins with Gatsby's path prefix.
 * @param siteUrl the site's address, which ends with that path
 * @param src the file: `/project/static/card.png`
 */
export const absoluteUrl = (siteUrl: string, src: string): string =>
  siteUrl + (__PATH_PREFIX__ ? src.slice(__PATH_PREFIX__.length) : src);
