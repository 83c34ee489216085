import { join } from 'node:path';
import { filesBelow, problemAt, type Rule, textIn } from '../content';
import { problemOf } from '../problem';

/** The address of a page, from the path of its file in `src/` or `data/`: `pages/media-hub.yaml`; undefined for other files. */
export const routeOf = (file: string): string | undefined => {
  const [, name] = /^pages\/(.+)\.\w+$/.exec(file) ?? [];
  return name && `/${name.replace(/(^|\/)index$/, '')}`;
};

/** Every file in `data/pages` has a page, and the path of that page. */
export const pages: Rule = ({ root, names, entries }) => {
  const routes = filesBelow(join(root, 'src')).map(routeOf);
  const withoutPage = names
    .filter((name) => routeOf(name) && !routes.includes(routeOf(name)))
    .map((name) => problemOf(`data/${name}`, 'the entry has no page in src/pages'));
  const elsewhere = entries.flatMap((entry) => {
    const [path, address] = [textIn(entry, 'path'), routeOf(entry.file.path)];
    const isElsewhere = !entry.parent && path !== undefined && address !== undefined && path !== address;
    return problemAt(entry, 'path', isElsewhere && `"${path}" is not the address of this page; write ${address}`);
  });
  return [...withoutPage, ...elsewhere];
};
