import { join } from 'node:path';
import { contentFiles } from '../../schema/schema';
import { suggest } from '../../schema/suggest';
import { type Content, entriesOf, filesBelow, pageSource, problemAt, type Rule, textIn, textsIn } from '../content';
import { type Problem, problemOf } from '../problem';

/** The address of a page, from the path of its file in `src/` or `data/`: `pages/media-hub.yaml`; undefined for other files. */
export const routeOf = (file: string): string | undefined => {
  const [, name] = /^pages\/(.+)\.\w+$/.exec(file) ?? [];
  return name && `/${name.replace(/(^|\/)index$/, '')}`;
};

/**
 * The links to this site that lead nowhere. How a link is written, the schema says.
 *
 * @param placesOn - the ids on a page
 * @param isThere - whether the site has a file
 */
export const wrongLinks = (
  content: Content,
  placesOn: (page: string) => readonly string[],
  isThere: (file: string) => boolean,
): readonly Problem[] => {
  const routes = contentFiles(content.schema).flatMap(({ path }) => routeOf(path) ?? []);
  const pages = routes.filter((path) => path !== '/404');
  return textsIn(content).flatMap(({ entry, field, path, text }) => {
    const tell = (message: string, at = '') => entry.file.problem(path, message, { text: at });
    const [, page, hash] = (field.href && /^(\/[^?#]*)[^#]*(?:#(.*))?$/.exec(text)) ?? [];
    if (page === undefined) return [];
    if (/\.\w+$/.test(page)) return isThere(page) ? [] : tell(`there is no file "${page}"`);
    if (!pages.includes(page)) return tell(`there is no page "${page}"; ${suggest(page, pages)}`);
    const places = hash === undefined ? [] : placesOn(page);
    if (hash === undefined || places.includes(hash)) return [];
    return tell(`there is no "#${hash}" on "${page}"; ${suggest(hash, places)}`, `#${hash}`);
  });
};

/** The places on a page that its source names: ids that are written there, and the slugs of entries it asks for. */
const placesInSource = (content: Content, path: string): readonly string[] => {
  const source = pageSource(content, path);
  const ids = [...source.matchAll(/\bid(?:="|: ')([\w-]+)/g)].flatMap(([, id]) => id ?? []);
  const types = [...source.matchAll(/\ball([A-Z]\w*)/g)].flatMap(([, type]) => type ?? []);
  const slugs = types.flatMap((type) => entriesOf(content, type).flatMap((entry) => textIn(entry, 'slug') ?? []));
  return [...new Set([...ids, ...slugs])];
};

/**
 * Every link to this site leads somewhere: to a page, and a place on it. A page whose file is missing is told by itself; a file, and a place that a page leaves out while a list is empty, are known once the site is built.
 */
export const links: Rule = (content) =>
  wrongLinks(
    content,
    (page) => placesInSource(content, page),
    () => true,
  );

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
