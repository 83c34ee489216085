import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Compares the files in the repository with what the generator writes.
 * @param styles - path of `src/styles`
 * @param wanted - the contents of the generated files, by path relative to `styles`
 * @returns the paths that differ, are missing, or are in `styles/cloth` but not generated
 */
export const drift = (styles: string, wanted: ReadonlyMap<string, string>): string[] => {
  const [folder, read] = [join(styles, 'cloth'), (file: string) => readFileSync(join(styles, file), 'utf8')];
  const present = existsSync(folder) ? readdirSync(folder).map((name) => `cloth/${name}`) : [];
  const differing = [...wanted].filter(([file, text]) => !existsSync(join(styles, file)) || read(file) !== text);
  return [...differing.map(([file]) => file), ...present.filter((file) => !wanted.has(file))];
};
