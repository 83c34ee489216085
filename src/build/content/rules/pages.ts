import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, problemAt, type Rule, textIn } from '../content';
import { type Problem, problemOf } from '../problem';
import { routeOf } from '../../schema/routes';

/** The page files of the site, relative to `src/pages`; tests and private files are not pages. */
const pageFiles = (root: string): string[] => {
  const folder = join(root, 'src', 'pages');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split('\\').join('/'))
    .filter((file) => /\.(?:tsx|jsx|ts|js)$/.test(file) && !/\.(?:test|spec|d)\.|(?:^|\/)_/.test(file));
};

const withoutEntry = (content: Content, files: readonly string[]): Problem[] =>
  files.flatMap((file) => {
    const entry = `pages/${file.replace(/\.\w+$/, '.yaml')}`;
    if (content.names.includes(entry)) return [];
    const suggestion = `write data/${entry}, and name it in src/build/schema/contentTypes.ts`;
    return problemOf(`src/pages/${file}`, 'the page has no entry in data/pages', { suggestion });
  });

const withoutPage = ({ names }: Content, routes: readonly string[]): Problem[] =>
  names
    .filter((name) => /^pages\/.+\.yaml$/.test(name) && !routes.includes(routeOf(name.slice('pages/'.length))))
    .map((name) =>
      problemOf(`data/${name}`, 'the entry has no page in src/pages', {
        suggestion: 'remove the file: a new page is a matter for a developer',
      }),
    );

const paths = ({ entries }: Content): Problem[] =>
  entries.flatMap((entry) => {
    const { file, use, type } = entry;
    const path = textIn(entry, 'path');
    const route = routeOf(file.name.slice('pages/'.length));
    if (use !== type || !file.name.startsWith('pages/') || path === undefined || path === route) return [];
    const message = `"${path}" is not the address of this page`;
    return problemAt(entry, 'path', message, { suggestion: `write ${route}` });
  });

/** Every page file has its entry, every entry its page, and both agree on the address. */
export const pages: Rule = (content) => {
  const files = pageFiles(content.root);
  return [...withoutEntry(content, files), ...withoutPage(content, files.map(routeOf)), ...paths(content)];
};
