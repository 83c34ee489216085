/** The error of a build with a Gatsby that no longer does what a file of this plugin reads or changes. */
export const unexpected = (what: string, file: string): Error =>
  new Error(`Gatsby 5.16 no longer ${what} as expected; see ${file} of gatsby-plugin-small-pages`);
