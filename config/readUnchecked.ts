import { existsSync, readFileSync } from 'node:fs';
import { type Document, parseDocument } from 'yaml';

/** A YAML file before the check has told what is wrong with it: what can be read of it; nothing of one that is missing. */
export const readUnchecked = (path: string): Document =>
  parseDocument(existsSync(path) ? readFileSync(path, 'utf8') : '');
