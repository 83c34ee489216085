import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent, ofEntries } from './content';
import { byPlace, type Problem } from './problem';
import { linkedPages, wrongLinks } from './rules/links';

/** Checks what needs the built site: links to ids and files have a target, and no id of an entry occurs twice on a page. */
export const builtProblems = async (root: string): Promise<readonly Problem[]> => {
  const publicDir = join(root, 'public');
  const content = loadContent(root);
  const idsOn = (page: string): readonly string[] => {
    const html = readFileSync(join(publicDir, page, 'index.html'), 'utf8');
    return html.match(/(?<=<[^>]* id=")[^"]+/g) ?? [];
  };
  const ids = new Map(linkedPages(content).map((page) => [page, idsOn(page)]));
  const sameNames = ofEntries(({ value: { slug } }) => {
    const [page] = [...ids].find(([, all]) => all.filter((id) => id === slug).length > 1) ?? [];
    return { slug: page && `two places on "${page}" go by "#${String(slug)}"; give this entry another slug` };
  });
  const isThere = (file: string) => existsSync(join(publicDir, file));
  const lost = wrongLinks((page) => ids.get(page) ?? [], isThere);
  return [...(await lost(content)), ...sameNames(content)].sort(byPlace);
};
