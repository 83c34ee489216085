import { contentFiles } from '../../schema/schema';
import { suggest } from '../../schema/suggest';
import { type Content, entriesOf, pageSource, type Rule, textIn, textsIn } from '../content';
import type { Problem } from '../problem';
import { routeOf } from './pages';

/** What a link of each scheme is. */
const schemes: Readonly<Record<string, readonly [pattern: RegExp, expected: string]>> = {
  https: [
    /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?(?:[/?#][^\s"\\]*)?$/i,
    'an address such as "https://pams.example/news", without name and password',
  ],
  mailto: [
    /^mailto:[^\s@?,;%]+@[^\s@?,;%]+\.[a-z]{2,}(?:\?[^\s"]*)?$/i,
    'one mail address such as "mailto:hello@pams.example"',
  ],
  tel: [/^tel:\+?\d+$/, 'digits without blanks: "tel:+233300000001"'],
};

/** True for a mail link with further receivers, also where their names are encoded. */
const hasMoreReceivers = (to: string): boolean =>
  [...new URL(to).searchParams.keys()].some((name) => /^(?:to|b?cc)$/i.test(name));

const outside = (to: string, pages: readonly string[]): string | undefined => {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(to)?.[1]?.toLowerCase() ?? '';
  const [pattern, form] = schemes[scheme] ?? [];
  if (pattern) {
    const isGood = pattern.test(to) && URL.canParse(to) && !(scheme === 'mailto' && hasMoreReceivers(to));
    return isGood ? undefined : `"${to}" is no good "${scheme}:" link; expected ${form}`;
  }
  const meant =
    pages.find((path) => path === `/${to}`) ?? (/^[^\s@/:]+@[^\s@/:]+$/.test(to) ? `mailto:${to}` : undefined);
  const expected = 'expected a page ("/about"), a section ("/about#values"), "mailto:", "tel:" or "https://"';
  return `"${to}" leads nowhere; ${expected}${meant ? `; did you mean "${meant}"?` : ''}`;
};

/**
 * The links that lead nowhere.
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
  /** What is wrong with a link, and which part of it is, if it is not all. */
  const wrong = (to: string): readonly [message?: string | undefined, at?: string] => {
    // What begins with two slashes, or hides one, is another host.
    const [, page, hash] = /^(\/(?![/\\])[^?#]*)[^#]*(?:#(.*))?$/.exec(to) ?? [];
    if (page === undefined) return [outside(to, pages)];
    if (/\.\w+$/.test(page)) return [isThere(page) ? undefined : `there is no file "${page}"`];
    if (!pages.includes(page)) return [`there is no page "${page}"; ${suggest(page, pages)}`];
    const places = hash === undefined ? [] : placesOn(page);
    if (hash === undefined || places.includes(hash)) return [];
    return [`there is no "#${hash}" on "${page}"; ${suggest(hash, places)}`, `#${hash}`];
  };
  return textsIn(content).flatMap(({ entry, field, path, text }) => {
    const [message, at = ''] = field.href ? wrong(text) : [];
    return message ? entry.file.problem(path, message, { text: at }) : [];
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
 * Every link leads somewhere: pages of this site and places on them exist, other addresses are well formed. A file of a page that is
 * missing is told by itself; a file, and a place that a page leaves out while a list is empty, are known once the site is built.
 */
export const links: Rule = (content) =>
  wrongLinks(
    content,
    (page) => placesInSource(content, page),
    () => true,
  );
