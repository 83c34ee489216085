import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder that Gatsby's cache was made in is written down here. */
const note = (root: string): string => join(root, '.cache', 'made-in.txt');

/** Notes the folder, for `onPluginInit`: by then Gatsby has emptied a cache that it does not trust. */
export const noteFolder = (root: string): void => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(note(root), root);
};

/**
 * Gatsby's cache holds absolute paths: in a copied or moved folder pages would lack their pictures. For `onPreInit`, after which
 * Gatsby compares cache and `public/`: a cache without its `public/` is one that Gatsby 5.16 itself takes for incomplete,
 * and empties (`services/initialize.js`, `cacheIsCorrupt`), all but what webpack keeps.
 *
 * @returns the folder in which the cache was made, if it is another
 */
export const dropCacheOfOtherFolder = (root: string): string | undefined => {
  if (!existsSync(join(root, '.cache', 'redux'))) return undefined;
  const made = existsSync(note(root)) ? readFileSync(note(root), 'utf8') : 'unknown';
  if (made === root) return undefined;
  for (const name of ['public', '.cache/webpack']) rmSync(join(root, name), { recursive: true, force: true });
  return made;
};
