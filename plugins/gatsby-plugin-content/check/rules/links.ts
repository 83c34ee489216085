import { routesIn } from '../../schema/routes';
import { suggest } from '../../schema/suggest';
import { contentFiles } from '../../schema/schema';
import { type Content, entriesOf, pageSource, type Rule, type Text, textIn, textsIn } from '../content';
import type { Finding } from '../problem';

/** The texts that are addresses. */
export const linksIn = (content: Content): readonly Text[] => textsIn(content).filter(({ field }) => field.href);

/** The parts of a link to a page or file of this site; what begins with two slashes, or hides one, is another host. */
export const internal = (to: string): { readonly path: string; readonly hash?: string | undefined } | undefined => {
  const [, path, hash] = /^(\/(?![/\\])[^?#]*)[^#]*(?:#(.*))?$/.exec(to) ?? [];
  return path === undefined ? undefined : { path, hash };
};

/** What is wrong with a link to a place on a page. */
export const wrongPlace = (page: string, hash: string, places: readonly string[]): Finding | undefined =>
  places.includes(hash)
    ? undefined
    : {
        message: `there is no "#${hash}" on "${page}"`,
        suggestion: suggest(hash, places),
        where: { text: `#${hash}` },
      };

/** True for the path of a file: it is known once the site is built. */
export const isFile = (path: string): boolean => /\.\w+$/.test(path);

/** What a link of each scheme is. */
const schemes = Object.entries<readonly [pattern: RegExp, expected: string]>({
  https: [
    /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?(?:[/?#][^\s"\\]*)?$/i,
    'an address such as "https://pams.example/news", without name and password',
  ],
  mailto: [
    /^mailto:[^\s@?,;%]+@[^\s@?,;%]+\.[a-z]{2,}(?:\?[^\s"]*)?$/i,
    'one mail address such as "mailto:hello@pams.example"',
  ],
  tel: [/^tel:\+?\d+$/, 'digits without blanks: "tel:+233300000001"'],
});

/** True for a mail link with further receivers, also where their names are encoded. */
const hasMoreReceivers = (to: string): boolean =>
  [...new URL(to).searchParams.keys()].some((name) => /^(?:to|b?cc)$/i.test(name));

const outside = (to: string, pages: readonly string[]): Finding | undefined => {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(to)?.[1]?.toLowerCase() ?? '';
  const [pattern, expected] = new Map(schemes).get(scheme) ?? [];
  if (pattern) {
    const isGood = pattern.test(to) && URL.canParse(to) && !(scheme === 'mailto' && hasMoreReceivers(to));
    return isGood ? undefined : { message: `"${to}" is no good "${scheme}:" link`, expected };
  }
  const meant =
    pages.find((path) => path === `/${to}`) ?? (/^[^\s@/:]+@[^\s@/:]+$/.test(to) ? `mailto:${to}` : undefined);
  return {
    message: `"${to}" leads nowhere`,
    expected: 'a page ("/about"), a section ("/about#values"), "mailto:", "tel:" or "https://"',
    suggestion: meant && `did you mean "${meant}"?`,
  };
};

/** The places on a page that its source names: ids that are written there, and the slugs of entries it asks for. */
const placesOn = (content: Content, path: string): readonly string[] => {
  const source = pageSource(content, path);
  const ids = [...source.matchAll(/\bid(?:="|: ')([\w-]+)/g)].flatMap(([, id]) => id ?? []);
  const types = [...source.matchAll(/\ball([A-Z]\w*)/g)].flatMap(([, type]) => type ?? []);
  const slugs = types.flatMap((type) => entriesOf(content, type).flatMap((entry) => textIn(entry, 'slug') ?? []));
  return [...new Set([...ids, ...slugs])];
};

/**
 * Every link leads somewhere: pages of this site and places on them exist, other addresses are well formed. A file of a page that is
 * missing is told by itself, and a place that a page leaves out at the end of a build.
 */
export const links: Rule = (content) => {
  const pages = routesIn(contentFiles(content.schema).map(({ path }) => path));
  const wrong = (to: string): Finding | undefined => {
    const { path, hash } = internal(to) ?? {};
    if (path === undefined) return outside(to, pages);
    if (isFile(path)) return undefined;
    if (!pages.includes(path)) return { message: `there is no page "${path}"`, suggestion: suggest(path, pages) };
    return hash === undefined ? undefined : wrongPlace(path, hash, placesOn(content, path));
  };
  return linksIn(content).flatMap(({ entry, path, text }) => {
    const finding = wrong(text);
    return finding ? entry.file.problem(path, finding) : [];
  });
};
