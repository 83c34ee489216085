import { readFileSync } from 'node:fs';

const [, sonner] = /__insertCSS\((".*")\)/.exec(readFileSync('node_modules/sonner/dist/index.js', 'utf8')) ?? [];
if (!sonner) throw new Error('sonner no longer writes its styles with __insertCSS("…"): see config/libraryStyles.ts');

/** What sonner writes into a page: an empty element, and then its styles. */
export const libraryStyles = ['', String(JSON.parse(sonner))];
