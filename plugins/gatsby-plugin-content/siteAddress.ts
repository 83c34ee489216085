import { join } from 'node:path';
import { readUnchecked } from './readUnchecked';
import { contentFiles, fieldsOf, objectType, readSchema } from './schema/schema';

/**
 * The address of the site: SITE_URL, or else what is written in `data/`.
 *
 * @param root - the root of the project
 * @param type - the type with the field `name`, which has a `@pattern`
 * @throws when SITE_URL is not in the form that the content check asks of the address there
 */
export function siteUrl(root: string, type: string, name: string, { SITE_URL } = process.env): string {
  const schema = readSchema(root);
  const { pattern = '', form } = fieldsOf(objectType(schema, type)).find((field) => field.name === name) ?? {};
  if (SITE_URL && !new RegExp(pattern, 'u').test(SITE_URL)) {
    throw new Error(`SITE_URL: "${SITE_URL}" is not a good "${name}"; expected ${form}`);
  }
  const file = contentFiles(schema).find((one) => one.type === type)?.path ?? '';
  return SITE_URL || String(readUnchecked(join(root, 'data', file))[name] ?? '');
}

/** The path of a site's address: `/project` of `https://name.github.io/project`, nothing at the root of a domain. */
export const sitePath = (url: string): string => /^https:\/\/[^/]+(\/.+)$/.exec(url)?.[1] ?? '';
