import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentOptions } from '../content/options';

/**
 * The content of a YAML file, so that tests read copy from where editors write it.
 * @param file path below `data/`
 * @typeParam T the shape the test relies on
 */
export function content<T>(file: string): T {
  return parse(readFileSync(join(process.cwd(), 'data', file), 'utf8')) as T;
}

/** Whether a page leaves out the section at an address, because its lists in `data/` have no entries. */
export function isLeftOut(address: string): boolean {
  const lists = contentOptions.listSections[address];
  const files = Object.entries(contentOptions.files);
  const isEmpty = (list: string) => {
    const [type, field] = list.split('.');
    const file = files.find(([, held]) => held.type === type)?.[0] ?? '';
    return !content<Array<Record<string, unknown>>>(file).some((entry) => field === undefined || entry[field]);
  };
  return lists?.every(isEmpty) ?? false;
}
