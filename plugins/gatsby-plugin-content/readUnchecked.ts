import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/**
 * Reads a YAML file of fields that is needed before the content has been checked: what is wrong with it, the check tells.
 *
 * @returns its fields; none if the file is missing, cannot be read or holds a list
 */
export const readUnchecked = (path: string): Readonly<Record<string, unknown>> => {
  try {
    const data: unknown = parse(readFileSync(path, 'utf8'));
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : {};
  } catch {
    return {};
  }
};
