import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { load } from 'cheerio';
import { suggest } from '../schema/suggest';
import { loadContent, ofEntries, ofTexts } from './content';
import { byPlace, type Problem, problemOf } from './problem';
import { addressParts, isFile, linkedPages, siteLink } from './rules/links';

/** Returns the ids on a built page, and the addresses in its `href` and `src` attributes. */
const readPage = (file: string) => {
  const $ = load(readFileSync(file, 'utf8'));
  const values = (name: string) =>
    $(`[${name}]`)
      .map((_, element) => $(element).attr(name))
      .get();
  return { ids: values('id'), addresses: [...new Set([...values('href'), ...values('src')])] };
};

/**
 * Returns the problems of the built pages: links in the content to an id that does not exist, slugs that are the id of two elements of a
 * page, and addresses in components that lead to no page, id or file of this site.
 *
 * @param prefix the path at which the site is published, such as `/project`; empty for none
 */
export const builtProblems = async (root: string, prefix = ''): Promise<readonly Problem[]> => {
  const content = loadContent(root);
  const publicDir = join(root, 'public');
  const fileOf = (page: string) => posix.join(page, 'index.html');
  const pages = new Map(linkedPages(content).map((page) => [page, readPage(join(publicDir, fileOf(page)))]));

  const sameNames = ofEntries(({ value: { slug } }) => {
    const [page] = [...pages].find(([, { ids }]) => ids.filter((id) => id === slug).length > 1) ?? [];
    return { slug: page && `two elements on "${page}" have the id "${String(slug)}"; give this entry another slug` };
  });

  const reported = new Set<string>();
  const lostPlaces = ofTexts((text) => {
    const { path = '', hash } = siteLink(text, content);
    const { ids } = pages.get(path) ?? {};
    if (!ids || hash === undefined || ids.includes(hash)) return undefined;
    reported.add(`${path}#${hash}`);
    return [`there is no "#${hash}" on "${path}"; ${suggest(hash, ids)}`, `#${hash}`];
  });
  const inContent = [...sameNames(content), ...(await lostPlaces(content))];

  /** True for an address on this site that leads nowhere. Links that were reported in the content are left out. */
  const isLost = (address: string): boolean => {
    const { path: whole, hash } = addressParts(address);
    if (whole === undefined) return false;
    const path = whole.slice(prefix.length) || '/';
    if (isFile(path)) return !existsSync(join(publicDir, path));
    const { ids } = pages.get(path) ?? {};
    return !ids || (hash !== undefined && !ids.includes(hash) && !reported.has(`${path}#${hash}`));
  };
  const inComponents = [...pages].flatMap(([page, { addresses }]) =>
    addresses
      .filter(isLost)
      .map((address) =>
        problemOf(
          `public${fileOf(page)}`,
          `this page links to "${address}", which does not exist; correct the link in its component in src/`,
        ),
      ),
  );
  return [...inContent, ...inComponents].sort(byPlace);
};
