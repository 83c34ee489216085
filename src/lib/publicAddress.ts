/**
 * The whole address of a file that Gatsby names with the path the site is below.
 * @param siteUrl the site's address, which ends with that path
 * @param src the file: `/project/static/card.png`
 */
export const publicAddress = (siteUrl: string, src: string): string =>
  siteUrl + (__PATH_PREFIX__ ? src.slice(__PATH_PREFIX__.length) : src);
