import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../check';
import { loadContent } from '../content';
import { type Problem, report } from '../problem';
import { files, smallSite } from './fixture';

/** A mistake of an editor in a file of the small site. `‸` in the replacement marks where the problem must be reported. */
export type Mistake = readonly [name: string, from: string | RegExp, to: string, says: string];

/** The first title of the small site, and another text in its place. */
export const title = (text: string) => ['title: Rift', `title: ${text}`] as const;

/** Returns the line that reports a problem. */
export const line = (problem: Problem): string => report([problem]).replace(/\n.*$/, '');

/** Tests that each mistake is reported once, at its position. */
export const reportsMistakes = (file: string, mistakes: readonly Mistake[]): void => {
  describe(`in ${file}`, () => {
    const root = smallSite();

    it.each(mistakes)('reports only %s', async (_, from, to, says) => {
      const text = `${files[`data/${file}`]}`.replace(from, () => to);
      writeFileSync(join(root(), 'data', file), text.replace('‸', ''));
      const said = await checkContent(loadContent(root()));
      expect(said.map(line)).toEqual([expect.stringContaining(says)]);
      const rows = text.split('‸')[0]?.split('\n') ?? [];
      if (text.includes('‸'))
        expect(said).toMatchObject([{ line: rows.length, column: (rows.at(-1)?.length ?? 0) + 1 }]);
    });
  });
};
