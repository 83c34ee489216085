import { existsSync, readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';

/** Reads what can be parsed of a YAML file, before the content check; returns an empty object if the file is missing. */
export const readUnchecked = (path: string) => parseDocument(existsSync(path) ? readFileSync(path, 'utf8') : '');
