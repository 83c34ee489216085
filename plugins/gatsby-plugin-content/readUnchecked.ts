import { existsSync, readFileSync } from 'node:fs';
import { readYaml } from './check/yamlFile';

/**
 * Reads a YAML file of fields that is needed before the content has been checked: what is wrong with it, the check tells.
 *
 * @returns its fields; none if the file is missing, cannot be read or holds a list
 */
export const readUnchecked = (path: string): Readonly<Record<string, unknown>> => {
  if (!existsSync(path)) return {};
  const { data } = readYaml(path, readFileSync(path, 'utf8'), { type: '', list: false });
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Record<string, unknown>) : {};
};
