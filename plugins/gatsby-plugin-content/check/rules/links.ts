import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles, hasForm } from '../../schema/schema';
import { anyOf, inForms, nearest, quote } from '../../schema/suggest';
import { type Content, type Entry, ofEntries, ofTexts, type Rule, type Text, textIn } from '../content';
import { problemOf } from '../problem';

/** Returns the address of the page that shows a file: `/media-hub` for `pages/media-hub.yaml`; undefined for files outside of `pages/`. */
const routeOf = (file: string): string | undefined => {
  const [, name] = /^pages\/(.+)\.yaml$/.exec(file) ?? [];
  return name && `/${name === 'index' ? '' : name}`;
};

/** Returns the addresses of all pages except the not-found page, to which no link leads. */
export const linkedPages = ({ schema }: Content): readonly string[] => {
  const routes = contentFiles(schema).flatMap(({ path }) => routeOf(path) ?? []);
  return routes.filter((path) => path !== '/404');
};

/** Splits an address on this site into path, query and hash. For any other address, `path` is undefined. */
export const addressParts = (address: string): { path?: string; query?: string; hash?: string } => {
  const [, path, query, hash] = /^(\/(?!\/)[^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(address) ?? [];
  return { path, query, hash };
};

/** Returns an address, without the site's origin if it has that. */
const withoutOrigin = (address: string, { entries }: Pick<Content, 'entries'>): string => {
  if (!URL.canParse(address)) return address;
  const { origin, pathname, search, hash } = new URL(address);
  const isOwn = entries.some((entry) => {
    const siteUrl = textIn(entry, 'siteUrl') ?? '';
    return URL.canParse(siteUrl) && new URL(siteUrl).origin === origin;
  });
  return isOwn ? pathname + search + hash : address;
};

/** Splits a link to this site, with or without the site's origin. For a text that is no link to this site, `path` is undefined. */
export const siteLink = ({ field, text }: Pick<Text, 'field' | 'text'>, content: Pick<Content, 'entries'>) =>
  addressParts(field.href ? withoutOrigin(text, content) : '');

/** True for the path of a file, false for that of a page, which has no extension. */
export const isFile = (path: string): boolean => /\.\w+$/.test(path);

/** Returns the address in `field`, of an existing page or file, that an editor may mean by a text; undefined if there is none. */
const meantBy = (text: Text, content: Content): string | undefined => {
  const pages = linkedPages(content);
  const [, name = '', rest = ''] = /^([^?#]*)(.*)$/.exec(withoutOrigin(text.text.trim(), content)) ?? [];
  const path = `/${name.replace(/(?:\/?index)?\.(?:html?|yaml)$/i, '').replace(/^\/+|\/+$/g, '')}`;
  const page = name === '' ? textIn(pageOf(text.entry), 'path') : pages.find((one) => one === path.toLowerCase());
  const similar = nearest(path, pages);
  const spaceless = rest
    .trim()
    .replaceAll(' ', '+')
    .replace(/(#.*)#.*/, '$1');
  return [
    ...(page === undefined ? [] : [page + spaceless]),
    ...(name.startsWith('/') ? [] : inForms(text.text)),
    ...(similar === undefined ? [] : [similar + spaceless]),
  ].find((address) => {
    const { path: found } = siteLink({ ...text, text: address }, content);
    const exists = found === undefined || pages.includes(found) || existsSync(join(content.root, 'static', found));
    return exists && hasForm(address, text.field) && (found !== undefined || URL.canParse(address));
  });
};

/** Returns the page or entry that a group of fields is part of. */
const pageOf = (entry: Entry): Entry => (entry.parent ? pageOf(entry.parent) : entry);

/**
 * Checks that each address has the form of one, and each link to a page of this site an existing path. `check/builtLinks.ts` checks the
 * hash, after a build.
 */
export const links = ofTexts((text, content) => {
  const { field, text: address } = text;
  if (!field.href || address.trim() === '') return undefined;
  const { path } = siteLink(text, content);
  const isWritten = hasForm(address, field);
  const pages = linkedPages(content);
  if (isWritten && (path === undefined || isFile(path) || pages.includes(path))) return undefined;
  const meant = meantBy(text, content);
  const problem = isWritten ? `there is no page ${quote(address)}` : `${quote(address)} is not an address`;
  const expected = isWritten ? anyOf(pages) : field.pattern?.expected;
  return `${problem}; ${meant === undefined ? `expected ${expected}` : `did you mean "${meant}"?`}`;
});

/** Checks that each linked file is in `static/` or among `written`, the files that the build writes. */
export const linkedFiles = (written: (content: Content) => readonly string[]): Rule =>
  ofTexts((text, content) => {
    const { path } = siteLink(text, content);
    if (path === undefined || !isFile(path) || written(content).includes(path)) return undefined;
    if (existsSync(join(content.root, 'static', path))) return undefined;
    const meant = meantBy(text, content);
    const correction = meant === undefined ? `save it as static${path}` : `did you mean "${meant}"?`;
    return `there is no file "${path}"; ${correction}`;
  });

/** Checks that each file in `data/pages` has a component in `src/pages`. */
export const pages: Rule = ({ root, files }) =>
  files
    .filter(({ path }) => routeOf(path) && !existsSync(join(root, 'src', path.replace(/yaml$/, 'tsx'))))
    .map(({ file, path }) =>
      problemOf(
        file,
        `no page shows this file; restore src/${path.replace(/yaml$/, 'tsx')}, or remove the page as docs/extending.md says`,
      ),
    );

/** Checks that the field `path` of a file in `data/pages` is the address of its page. */
export const paths = ofEntries((entry) => {
  const [path, address] = [textIn(entry, 'path'), routeOf(entry.file.path)];
  const isElsewhere = !entry.parent && path !== undefined && address !== undefined && path !== address;
  return { path: isElsewhere && `"${path}" is not the address of this page; write ${address}` };
});
