import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Generated files: their contents by path, from the root of the project. */
export type Files = ReadonlyMap<string, string | Buffer>;

/**
 * Compares the files in the repository with what is generated.
 * @param folders - those in which every file is generated
 * @returns the paths that differ, are missing, or are in such a folder but not generated
 */
export function drift(root: string, wanted: Files, folders: readonly string[]): string[] {
  const isCurrent = (path: string, content: string | Buffer): boolean =>
    existsSync(join(root, path)) && readFileSync(join(root, path)).equals(Buffer.from(content));
  const differing = [...wanted].filter(([path, content]) => !isCurrent(path, content)).map(([path]) => path);
  const present = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`));
  return [...differing, ...present.filter((path) => !wanted.has(path))];
}
