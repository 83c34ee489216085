import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles } from '../../schema/schema';
import { suggest } from '../../schema/suggest';
import { type Content, ofEntries, ofTexts, type Rule, type Text, textIn } from '../content';
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

/** Splits a link to this site, with or without the site's origin. For a text that is no link to this site, `path` is undefined. */
export const siteLink = ({ field, text }: Pick<Text, 'field' | 'text'>, { entries }: Pick<Content, 'entries'>) => {
  if (!field.href || !URL.canParse(text)) return addressParts(field.href ? text : '');
  const { origin, pathname, search, hash } = new URL(text);
  const isOwn = entries.some((entry) => {
    const siteUrl = textIn(entry, 'siteUrl') ?? '';
    return URL.canParse(siteUrl) && new URL(siteUrl).origin === origin;
  });
  return addressParts(isOwn ? pathname + search + hash : text);
};

/** True for the path of a file, false for that of a page, which has no extension. */
export const isFile = (path: string): boolean => /\.\w+$/.test(path);

/** Checks that each link to a page of this site has an existing path. `check/builtLinks.ts` checks the hash, after a build. */
export const links = ofTexts((text, content) => {
  const { path } = siteLink(text, content);
  if (path === undefined || isFile(path)) return undefined;
  const pages = linkedPages(content);
  return !pages.includes(path) && `there is no page "${path}"; ${suggest(path, pages)}`;
});

/** Checks that each linked file is in `static/` or among `written`, the files that the build writes. */
export const linkedFiles = (written: (content: Content) => readonly string[]): Rule =>
  ofTexts((text, content) => {
    const { path } = siteLink(text, content);
    if (path === undefined || !isFile(path) || written(content).includes(path)) return undefined;
    return (
      !existsSync(join(content.root, 'static', path)) &&
      `there is no file "${path}"; save it as static${path}, or correct the link`
    );
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
