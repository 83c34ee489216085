import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent, ofEntries } from './content';
import { byPlace, type Problem } from './problem';
import { wrongLinks } from './rules/links';

/**
 * Checks what needs the built site: links to ids and files have a target, and the id of an entry does not occur twice on a
 * page.
 *
 * @param root - the root of the project, with the built site in `public/`
 * @param pages - the addresses of the pages
 */
export const builtProblems = async (root: string, pages: readonly string[]): Promise<readonly Problem[]> => {
  const publicDir = join(root, 'public');
  const content = loadContent(root);
  const idsOn = (page: string): readonly string[] => {
    const html = readFileSync(join(publicDir, page, 'index.html'), 'utf8');
    return [...html.matchAll(/<[^>]* id="([^"]+)"/g)].flatMap(([, id]) => id ?? []);
  };
  const ids = new Map(pages.map((page) => [page, idsOn(page)]));
  const sameNames = ofEntries(({ value: { slug } }) => {
    const page = pages.find((one) => (ids.get(one) ?? []).filter((id) => id === slug).length > 1);
    return { slug: page && `two places on "${page}" go by "#${String(slug)}"; give this entry another slug` };
  });
  const lost = wrongLinks(
    (page) => ids.get(page) ?? [],
    (file) => existsSync(join(publicDir, file)),
  );
  return [...(await lost(content)), ...sameNames(content)].sort(byPlace);
};
