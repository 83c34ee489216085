import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Compares the files in the repository with what the generator would write.
 *
 * @param styles - path of `src/styles`
 * @param wanted - what the generator writes, by path relative to it
 * @returns the files, relative to `styles`, that differ, are missing, or that the generator does not know
 */
export const drift = (styles: string, wanted: ReadonlyMap<string, string>): string[] => {
  const differing = [...wanted].filter(([file, contents]) => {
    const path = join(styles, file);
    return !existsSync(path) || readFileSync(path, 'utf8') !== contents;
  });
  const folder = join(styles, 'cloth');
  const present = existsSync(folder) ? readdirSync(folder).map((name) => `cloth/${name}`) : [];
  return [...differing.map(([file]) => file), ...present.filter((file) => !wanted.has(file))];
};
