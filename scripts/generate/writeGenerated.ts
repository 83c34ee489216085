import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Files = ReadonlyMap<string, string | Buffer>;

/**
 * Compares the files in the repository with what a command generates.
 * @param root - the root of the project
 * @param wanted - the contents of the generated files, by path
 * @param folder - a folder in which every file is generated
 * @returns the paths that differ, are missing, or are in the folder but not generated
 */
export function drift(root: string, wanted: Files, folder: string): string[] {
  const present = existsSync(join(root, folder))
    ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)
    : [];
  const isCurrent = (path: string, content: string | Buffer): boolean =>
    existsSync(join(root, path)) && readFileSync(join(root, path)).equals(Buffer.from(content));
  const differing = [...wanted].filter(([path, content]) => !isCurrent(path, content));
  return [...differing.map(([path]) => path), ...present.filter((path) => !wanted.has(path))];
}

/**
 * Ends a command that generates files which are committed: it writes those that differ, and deletes what is in the folder but
 * not generated. With `--check` it writes nothing, and the command fails if it would.
 * @param command - its name in package.json
 */
export function writeGenerated(command: string, wanted: Files, folder: string): void {
  const drifted = drift('.', wanted, folder);
  if (drifted.length === 0) return console.log('The generated files are up to date.');
  if (process.argv.includes('--check')) {
    process.exitCode = 1;
    return console.error(`Run \`npm run ${command}\` and commit what it writes: ${drifted.join(', ')}`);
  }
  for (const path of drifted) {
    const content = wanted.get(path);
    mkdirSync(dirname(path), { recursive: true });
    if (content === undefined) rmSync(path);
    else writeFileSync(path, content);
  }
  console.log(`Written: ${drifted.join(', ')}`);
}
