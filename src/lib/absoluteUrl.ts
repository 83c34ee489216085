/** Returns the absolute URL of a file. The site's address ends with Gatsby's path prefix, and the file's path begins with it. */
export const absoluteUrl = (siteUrl: string, src: string): string =>
  siteUrl + (__PATH_PREFIX__ ? src.slice(__PATH_PREFIX__.length) : src);
