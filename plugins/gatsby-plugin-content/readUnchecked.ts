import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The fields of a YAML file, before the check has told what is wrong with it; none if it cannot be read. */
export const readUnchecked = (path: string): Readonly<Record<string, unknown>> => {
  try {
    return Object(parse(readFileSync(path, 'utf8')));
  } catch {
    return {};
  }
};
