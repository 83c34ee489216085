import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Content, Rule } from '../content';
import type { Fault } from '../fault';
import { routeOf } from '../routes';
import { faultAt } from '../source';
import { valueOf } from '../tree';

/** The page files of the site, relative to `src/pages`; tests and private files are not pages. */
const pageFiles = (root: string): string[] => {
  const folder = join(root, 'src', 'pages');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split('\\').join('/'))
    .filter((file) => /\.(?:tsx|jsx|ts|js)$/.test(file) && !/\.(?:test|spec|d)\.|(?:^|\/)_/.test(file))
    .sort();
};

const withoutEntry = ({ root, names }: Content): Fault[] =>
  pageFiles(root).flatMap((file): Fault[] => {
    const entry = `pages/${file.replace(/\.\w+$/, '.yaml')}`;
    if (names.includes(entry)) return [];
    const suggestion = `write data/${entry}, and name it in src/build/content/table.ts`;
    const message = 'the page has no entry in data/pages';
    return [{ file: `src/pages/${file}`, line: 1, column: 1, message, suggestion, severity: 'error' }];
  });

const withoutPage = ({ root, names }: Content): Fault[] => {
  const routes = pageFiles(root).map(routeOf);
  return names.flatMap((name): Fault[] => {
    const route = routeOf(name.slice('pages/'.length));
    if (!/^pages\/.+\.yaml$/.test(name) || routes.includes(route)) return [];
    const message = 'the entry has no page in src/pages';
    const suggestion = 'remove the file: a new page is a matter for a developer';
    return [{ file: `data/${name}`, line: 1, column: 1, message, suggestion, severity: 'error' }];
  });
};

const paths = ({ files, maps }: Content): Fault[] =>
  maps.flatMap(({ source, use, type, node }): Fault[] => {
    if (use !== type) return [];
    const [name] = [...files].find(([, file]) => file.source === source) ?? [];
    const path = name?.startsWith('pages/') ? valueOf(node, 'path') : undefined;
    const route = routeOf(name?.slice('pages/'.length) ?? '');
    if (path?.kind !== 'scalar' || path.value === route) return [];
    const message = `"${path.value}" is not the address of this page`;
    return [faultAt(source, path.start, message, { suggestion: `write ${route}` })];
  });

/** Every page file has its entry, every entry its page, and both agree on the address. */
export const pages: Rule = (content) => [...withoutEntry(content), ...withoutPage(content), ...paths(content)];
