import { readFileSync } from 'node:fs';

const [, sonner] = /__insertCSS\((".*")\)/.exec(readFileSync('node_modules/sonner/dist/index.js', 'utf8')) ?? [];
if (!sonner) throw new Error('sonner no longer writes its styles with __insertCSS("…"): see config/libraryStyles.ts');

/** Texts of the style elements that sonner writes into a page: an empty one, then its styles. */
export const libraryStyles = ['', String(JSON.parse(sonner))];
