import { join } from 'node:path';
import { contentFiles } from '../../schema/schema';
import { suggest } from '../../schema/suggest';
import { type Content, entriesOf, filesBelow, ofEntries, ofTexts, pageSource, type Rule, textIn } from '../content';
import { problemOf } from '../problem';

/** The address of a page, from the path of its file in `src/` or `data/`: `pages/media-hub.yaml`; undefined for other files. */
const routeOf = (file: string): string | undefined => {
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
  placesOn: (page: string, content: Content) => readonly string[],
  isThere: (file: string) => boolean,
) =>
  ofTexts(({ field, text }, content) => {
    const [, page, hash] = (field.href && /^(\/[^?#]*)[^#]*(?:#(.*))?$/.exec(text)) ?? [];
    if (page === undefined) return undefined;
    if (/\.\w+$/.test(page)) return !isThere(page) && `there is no file "${page}"`;
    const routes = contentFiles(content.schema).flatMap(({ path }) => routeOf(path) ?? []);
    const pages = routes.filter((path) => path !== '/404');
    if (!pages.includes(page)) return `there is no page "${page}"; ${suggest(page, pages)}`;
    const places = hash === undefined ? [] : placesOn(page, content);
    if (hash === undefined || places.includes(hash)) return undefined;
    return [`there is no "#${hash}" on "${page}"; ${suggest(hash, places)}`, `#${hash}`];
  });

/** The places on a page that its source names: ids that are written there, and the slugs of entries it asks for. */
const placesInSource = (path: string, content: Content): readonly string[] => {
  const source = pageSource(content, path);
  const ids = [...source.matchAll(/\bid(?:="|: ')([\w-]+)/g)].flatMap(([, id]) => id ?? []);
  const types = [...source.matchAll(/\ball([A-Z]\w*)/g)].flatMap(([, type]) => type ?? []);
  const slugs = types.flatMap((type) => entriesOf(content, type).flatMap((entry) => textIn(entry, 'slug') ?? []));
  return [...new Set([...ids, ...slugs])];
};

/**
 * Every link to this site leads to a page, and to a place on it. A page whose file is missing is told by itself. Whether a file is there,
 * and whether a page leaves a place out because its list is empty, `check/builtLinks.ts` tells after a build.
 */
export const links = wrongLinks(placesInSource, () => true);

/** Every file in `data/pages` has a page. */
export const pages: Rule = ({ root, names }) => {
  const routes = filesBelow(join(root, 'src')).map(routeOf);
  return names
    .filter((name) => routeOf(name) && !routes.includes(routeOf(name)))
    .map((name) => problemOf(`data/${name}`, 'the entry has no page in src/pages'));
};

/** The path in such a file is the address of its page. */
export const paths = ofEntries((entry) => {
  const [path, address] = [textIn(entry, 'path'), routeOf(entry.file.path)];
  const isElsewhere = !entry.parent && path !== undefined && address !== undefined && path !== address;
  return { path: isElsewhere && `"${path}" is not the address of this page; write ${address}` };
});
