import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent, textIn } from './content';
import { byPlace, type Problem } from './problem';
import { internal, isFile, linksIn, wrongPlace } from './rules/links';

/**
 * Checks what needs the built site: links to ids and files have a target, and the id of an entry does not occur twice on a
 * page.
 *
 * @param root - the root of the project, with the built site in `public/`
 * @param pages - the addresses of the pages
 */
export const builtProblems = (root: string, pages: readonly string[]): readonly Problem[] => {
  const publicDir = join(root, 'public');
  const content = loadContent(root);
  const idsOn = (page: string): readonly string[] => {
    const html = readFileSync(join(publicDir, page, 'index.html'), 'utf8');
    return [...html.matchAll(/<[^>]* id="([^"]+)"/g)].flatMap(([, id]) => id ?? []);
  };
  const ids = new Map(pages.map((page) => [page, idsOn(page)]));
  const wrongLinks = linksIn(content).flatMap(({ entry, path, text }) => {
    const { path: page = '', hash } = internal(text) ?? {};
    if (isFile(page) && (page.includes('..') || !existsSync(join(publicDir, page)))) {
      return entry.file.problem(path, { message: `there is no file "${page}"` });
    }
    const finding = page === '' || hash === undefined ? undefined : wrongPlace(page, hash, ids.get(page) ?? []);
    return finding ? entry.file.problem(path, finding) : [];
  });
  const sameNames = content.entries.flatMap((entry) => {
    const slug = textIn(entry, 'slug');
    const page = pages.find((one) => (ids.get(one) ?? []).filter((id) => id === slug).length > 1);
    const finding = { message: `two places on "${page}" go by "#${slug}"`, suggestion: 'give this entry another slug' };
    return page === undefined ? [] : entry.file.problem([...entry.path, 'slug'], finding);
  });
  return [...wrongLinks, ...sameNames].sort(byPlace);
};
