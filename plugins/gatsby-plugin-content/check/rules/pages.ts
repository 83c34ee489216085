import { join } from 'node:path';
import { routeOf } from '../../schema/routes';
import { filesBelow, problemAt, type Rule, textIn } from '../content';
import { problemOf } from '../problem';

/** Every file in `data/pages` has a page, and the path of that page. */
export const pages: Rule = ({ root, names, entries }) => {
  const routes = filesBelow(join(root, 'src')).map(routeOf);
  const withoutPage = names
    .filter((name) => routeOf(name) && !routes.includes(routeOf(name)))
    .map((name) => problemOf(`data/${name}`, { message: 'the entry has no page in src/pages' }));
  const elsewhere = entries.flatMap((entry) => {
    const [path, address] = [textIn(entry, 'path'), routeOf(entry.file.path)];
    if (entry.parent || path === undefined || address === undefined || path === address) return [];
    return problemAt(entry, 'path', {
      message: `"${path}" is not the address of this page`,
      suggestion: `write ${address}`,
    });
  });
  return [...withoutPage, ...elsewhere];
};
