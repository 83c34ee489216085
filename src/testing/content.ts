import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/**
 * Returns the content of a YAML file in `data/`, so that tests do not repeat copy. `T` is the part of its type that the test uses. An
 * optional field that is null in a query may be missing.
 */
export function content<T>(file: string): T {
  return parse(readFileSync(join(process.cwd(), 'data', file), 'utf8')) as T;
}
