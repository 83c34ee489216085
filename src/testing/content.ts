import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/**
 * Returns the content of a YAML file, so that tests do not repeat copy.
 * @param file the path relative to `data/`
 * @typeParam T the part of the file's type that the test uses
 */
export function content<T>(file: string): T {
  return parse(readFileSync(join(process.cwd(), 'data', file), 'utf8')) as T;
}
