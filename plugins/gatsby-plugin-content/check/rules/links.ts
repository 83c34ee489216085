import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles } from '../../schema/schema';
import { suggest } from '../../schema/suggest';
import { type Content, entriesOf, ofEntries, ofTexts, pageSource, type Rule, textIn } from '../content';
import { problemOf } from '../problem';

/** The address of a page, from the path of its file in `data/`: `pages/media-hub.yaml`; undefined for other files. */
const routeOf = (file: string): string | undefined => {
  const [, name] = /^pages\/(.+)\.yaml$/.exec(file) ?? [];
  return name && `/${name === 'index' ? '' : name}`;
};

/** The addresses of the pages that a link can lead to. */
export const linkedPages = ({ schema }: Content): readonly string[] => {
  const routes = contentFiles(schema).flatMap(({ path }) => routeOf(path) ?? []);
  return routes.filter((path) => path !== '/404');
};

/** The links to this site that lead nowhere, by the ids on its pages and its files. How a link is written, the schema says. */
export const wrongLinks = (placesOn: typeof placesInSource, isThere: (file: string) => boolean): Rule =>
  ofTexts(({ field, text }, content) => {
    const [, page, hash] = (field.href && /^(\/[^?#]*)[^#]*(?:#(.*))?$/.exec(text)) ?? [];
    if (page === undefined) return undefined;
    if (/\.\w+$/.test(page)) return !isThere(page) && `there is no file "${page}"`;
    const pages = linkedPages(content);
    if (!pages.includes(page)) return `there is no page "${page}"; ${suggest(page, pages)}`;
    const places = hash === undefined ? [] : placesOn(page, content);
    if (hash === undefined || places.includes(hash)) return undefined;
    return [`there is no "#${hash}" on "${page}"; ${suggest(hash, places)}`, `#${hash}`];
  });

/** The places on a page that its source names: ids that are written there, and the slugs of entries it asks for. */
const placesInSource = (path: string, content: Content): readonly string[] => {
  const source = pageSource(content, path);
  const ids = source.match(/(?<=\bid(?:="|: '))[\w-]+/g) ?? [];
  const entries = source.match(/(?<=\ball)[A-Z]\w*/g)?.flatMap((type) => entriesOf(content, type)) ?? [];
  const slugs = entries.flatMap((entry) => textIn(entry, 'slug') ?? []);
  return [...new Set([...ids, ...slugs])];
};

/**
 * Every link to this site leads to a page, and to a place on it. A page whose file is missing is told by itself. Whether a file is there,
 * and whether a page leaves a place out because its list is empty, `check/builtLinks.ts` tells after a build.
 */
export const links = wrongLinks(placesInSource, () => true);

/** Every file in `data/pages` has a page. */
export const pages: Rule = ({ root, files }) =>
  files
    .filter(({ path }) => routeOf(path) && !existsSync(join(root, 'src', path.replace(/yaml$/, 'tsx'))))
    .map(({ file }) => problemOf(file, 'the entry has no page in src/pages'));

/** The path in such a file is the address of its page. */
export const paths = ofEntries((entry) => {
  const [path, address] = [textIn(entry, 'path'), routeOf(entry.file.path)];
  const isElsewhere = !entry.parent && path !== undefined && address !== undefined && path !== address;
  return { path: isElsewhere && `"${path}" is not the address of this page; write ${address}` };
});
