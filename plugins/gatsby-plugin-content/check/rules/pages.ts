import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, problemAt, type Rule, textIn } from '../content';
import { problemOf } from '../problem';
import { routeOf } from '../../schema/routes';

/** The address of an entry in `data/pages`, by its file; undefined for other files. */
const addressOf = (name: string): string | undefined => {
  const [, page] = /^pages\/(.+\.yaml)$/.exec(name) ?? [];
  return page === undefined ? undefined : routeOf(page);
};

/** Every page file has its entry and asks for what the shell needs, every entry has its page, and both agree on the address. */
export const pages: Rule = ({ root, names, entries }) => {
  // Tests and private files are not pages.
  const folder = join(root, 'src', 'pages');
  const files = filesBelow(folder).filter(
    (file) => /\.(?:tsx|jsx|ts|js)$/.test(file) && !/\.(?:test|spec|d)\.|(?:^|\/)_/.test(file),
  );
  const withoutEntry = files.flatMap((file) => {
    const entry = `pages/${file.replace(/\.\w+$/, '.yaml')}`;
    if (names.includes(entry)) return [];
    const suggestion = `write data/${entry}, and name it in the options of gatsby-plugin-content`;
    return problemOf(`src/pages/${file}`, { message: 'the page has no entry in data/pages', suggestion });
  });
  const withoutShell = files.flatMap((file) => {
    if (/\.\.\.Page\b/.test(readFileSync(join(folder, file), 'utf8'))) return [];
    const message = 'the query of the page lacks what the shell and the head need';
    return problemOf(`src/pages/${file}`, { message, suggestion: 'write "page: nameOfYourPage { ...Page }" in it' });
  });
  const routes = files.map(routeOf);
  const withoutPage = names.flatMap((name) => {
    const address = addressOf(name);
    if (address === undefined || routes.includes(address)) return [];
    const suggestion = 'remove the file: a new page is a matter for a developer';
    return problemOf(`data/${name}`, { message: 'the entry has no page in src/pages', suggestion });
  });
  const elsewhere = entries.flatMap((entry) => {
    const path = textIn(entry, 'path');
    const address = addressOf(entry.file.name);
    if (entry.path.length > 0 || path === undefined || address === undefined || path === address) return [];
    const message = `"${path}" is not the address of this page`;
    return problemAt(entry, 'path', { message, suggestion: `write ${address}` });
  });
  return [...withoutEntry, ...withoutShell, ...withoutPage, ...elsewhere];
};
