import { existsSync, readFileSync } from 'node:fs';
import { parseYaml } from './parse';
import { sourceOf } from './source';
import { plain } from './tree';

/**
 * Reads what can be read of a YAML file, for the few values that are needed before the content has been checked: whoever
 * reads the configuration must not stumble over a slip that the check explains a moment later.
 *
 * @param path - the file
 * @returns its fields, every value as it was written; none if the file is missing or holds a list
 */
export const readLeniently = (path: string): Readonly<Record<string, unknown>> => {
  if (!existsSync(path)) return {};
  const { root } = parseYaml(sourceOf(path, readFileSync(path, 'utf8')));
  return root.kind === 'map' ? (plain(root) as Record<string, unknown>) : {};
};
