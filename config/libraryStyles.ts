import { readFileSync } from 'node:fs';

const [, sonner] = /__insertCSS\((".*")\)/.exec(readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')) ?? [];
if (!sonner) throw new Error('sonner no longer writes its styles with __insertCSS("…"): see config/libraryStyles.ts');

/** The texts of the two style elements that sonner adds to a page: an empty one, and one with its styles. */
export const libraryStyles = ['', String(JSON.parse(sonner))];
