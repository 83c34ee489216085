/** What other plugins and the site's own configuration may use of this plugin. */
export { addChildFile } from './childFile';
export { readUnchecked } from './develop';
export { pictureProblem } from './pictures/picture';
export { contentTypes } from './schema/contentTypes';
export { sitePath, siteUrl } from './siteAddress';
