import { existsSync, readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';

/** Parses a YAML file before the content check has run. Errors are ignored, and a missing file is read as an empty document. */
export const readUnchecked = (path: string) => parseDocument(existsSync(path) ? readFileSync(path, 'utf8') : '');
