/**
 * The absolute URL of a file.
 * @param siteUrl the site's address, which ends with Gatsby's path prefix
 * @param src the file's path, which begins with it: `/project/static/card.png`
 */
export const absoluteUrl = (siteUrl: string, src: string): string =>
  siteUrl + (__PATH_PREFIX__ ? src.slice(__PATH_PREFIX__.length) : src);
