import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles } from '../../schema/schema';
import { suggest } from '../../schema/suggest';
import { type Content, ofEntries, ofTexts, type Rule, type Text, textIn } from '../content';
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

/** Splits an address on this site, `path?query#hash`; without a path for every other address. */
export const addressParts = (address: string): { path?: string; query?: string; hash?: string } => {
  const [, path, query, hash] = /^(\/(?!\/)[^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(address) ?? [];
  return { path, query, hash };
};

/** Splits a link of the content to this site, also one that begins with the site's address; without a path for other texts. */
export const siteLink = ({ field, text }: Pick<Text, 'field' | 'text'>, { entries }: Pick<Content, 'entries'>) => {
  if (!field.href || !URL.canParse(text)) return addressParts(field.href ? text : '');
  const { origin, pathname, search, hash } = new URL(text);
  const isOwn = entries.some((entry) => {
    const siteUrl = textIn(entry, 'siteUrl') ?? '';
    return URL.canParse(siteUrl) && new URL(siteUrl).origin === origin;
  });
  return addressParts(isOwn ? pathname + search + hash : text);
};

/** Distinguishes the path of a file from that of a page by its ending. */
export const isFile = (path: string): boolean => /\.\w+$/.test(path);

/** Every link to this site leads to a page or a file. After a build, `check/builtLinks.ts` looks for places on pages. */
export const links = ofTexts((text, content) => {
  const { path } = siteLink(text, content);
  if (path === undefined || isFile(path)) return undefined;
  const pages = linkedPages(content);
  return !pages.includes(path) && `there is no page "${path}"; ${suggest(path, pages)}`;
});

/** Every file that a link leads to is in `static/` or is one of the files that the build writes. */
export const linkedFiles = (written: readonly string[]): Rule =>
  ofTexts((text, content) => {
    const { path } = siteLink(text, content);
    if (path === undefined || !isFile(path) || written.includes(path)) return undefined;
    return (
      !existsSync(join(content.root, 'static', path)) &&
      `there is no file "${path}"; save it as static${path}, or correct the link`
    );
  });

/** Every file in `data/pages` has a page. */
export const pages: Rule = ({ root, files }) =>
  files
    .filter(({ path }) => routeOf(path) && !existsSync(join(root, 'src', path.replace(/yaml$/, 'tsx'))))
    .map(({ file, path }) =>
      problemOf(
        file,
        `no page shows this file; restore src/${path.replace(/yaml$/, 'tsx')}, or remove the page as docs/extending.md says`,
      ),
    );

/** The path in such a file is the address of its page. */
export const paths = ofEntries((entry) => {
  const [path, address] = [textIn(entry, 'path'), routeOf(entry.file.path)];
  const isElsewhere = !entry.parent && path !== undefined && address !== undefined && path !== address;
  return { path: isElsewhere && `"${path}" is not the address of this page; write ${address}` };
});
