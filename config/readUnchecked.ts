import { existsSync, readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';

/** A YAML file as far as it can be parsed, before the content check; empty if it is missing. */
export const readUnchecked = (path: string) => parseDocument(existsSync(path) ? readFileSync(path, 'utf8') : '');
