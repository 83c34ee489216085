import { join } from 'node:path';
import { routeOf } from '../../schema/routes';
import { filesBelow, problemAt, type Rule, textIn } from '../content';
import { problemOf } from '../problem';

/** The address of an entry in `data/pages`, by its file; undefined for other files. */
const addressOf = (name: string): string | undefined => {
  const [, page] = /^pages\/(.+\.yaml)$/.exec(name) ?? [];
  return page === undefined ? undefined : routeOf(page);
};

/** Every page has its entry, every entry has its page, and both agree on the address. */
export const pages: Rule = ({ root, names, entries }) => {
  // Tests and private files are not pages.
  const files = filesBelow(join(root, 'src', 'pages')).filter(
    (file) => /\.(?:tsx|jsx|ts|js)$/.test(file) && !/\.(?:test|spec|d)\.|(?:^|\/)_/.test(file),
  );
  const withoutEntry = files.flatMap((file) => {
    const entry = `pages/${file.replace(/\.\w+$/, '.yaml')}`;
    const suggestion = `write data/${entry}, and name it in data/schema.graphql`;
    return names.includes(entry)
      ? []
      : problemOf(`src/pages/${file}`, { message: 'the page has no entry', suggestion });
  });
  const routes = files.map(routeOf);
  const withoutPage = names
    .filter((name) => !routes.includes(addressOf(name) ?? routes[0] ?? ''))
    .map((name) => problemOf(`data/${name}`, { message: 'the entry has no page in src/pages' }));
  const elsewhere = entries.flatMap((entry) => {
    const [path, address] = [textIn(entry, 'path'), addressOf(entry.file.path)];
    if (entry.holder || path === undefined || address === undefined || path === address) return [];
    return problemAt(entry, 'path', {
      message: `"${path}" is not the address of this page`,
      suggestion: `write ${address}`,
    });
  });
  return [...withoutEntry, ...withoutPage, ...elsewhere];
};
