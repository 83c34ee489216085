import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/**
 * The content of a YAML file, so that tests read copy from where editors write it.
 * @param file path below `data/`
 * @typeParam T the shape the test relies on
 */
export function content<T>(file: string): T {
  return parse(readFileSync(join(process.cwd(), 'data', file), 'utf8')) as T;
}
