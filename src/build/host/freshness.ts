import { createHash, type Hash } from 'node:crypto';
import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isPreview } from './environment';

/** What a build is made from: folders and files below the root of the project. */
const sources = [
  'data',
  'src',
  'static',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package-lock.json',
  'tsconfig.json',
];

/** Files among the sources that a build does not depend on, or writes itself. */
const besides = /(\.test\.tsx?|gatsby-types\.d\.ts)$/;

const stampFile = (root: string): string => join(root, '.cache', 'built.json');

/** All files below a path, sorted; a path that is not there has none. */
async function filesBelow(path: string): Promise<string[]> {
  const info = await stat(path).catch(() => undefined);
  if (!info) return [];
  if (!info.isDirectory()) return [path];
  const names = (await readdir(path)).sort();
  return (await Promise.all(names.map((name) => filesBelow(join(path, name))))).flat();
}

async function digest(files: readonly string[], add: (hash: Hash, file: string) => Promise<void>): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) await add(hash.update(`${file}\0`), file);
  return hash.digest('hex');
}

const sourceFiles = async (root: string): Promise<string[]> =>
  (await Promise.all(sources.map((source) => filesBelow(join(root, source)))))
    .flat()
    .filter((file) => !besides.test(file));

/** By content: a fresh clone and a changed branch have times that say nothing. */
const sourceDigest = async (root: string): Promise<string> => {
  const content = await digest(await sourceFiles(root), async (hash, file) => void hash.update(await readFile(file)));
  return `${content} ${process.env.SITE_URL ?? ''}${isPreview() ? ' preview' : ''}`;
};

/** By size and time: it only has to notice that something else, `gatsby develop` say, has written into the folder. */
const outputDigest = async (root: string): Promise<string> =>
  digest(await filesBelow(join(root, 'public')), async (hash, file) => {
    const { size, mtimeMs } = await stat(file);
    hash.update(`${size} ${mtimeMs}\0`);
  });

/**
 * Remembers what the build in public/ was made from. To be called when everything in public/ is written.
 * @param root the root of the project
 * @param begun when the build began, in milliseconds since 1970: after a later edit the build counts as out of date
 */
export async function stampBuild(root: string, begun: number): Promise<void> {
  const times = await Promise.all((await sourceFiles(root)).map(async (file) => (await stat(file)).mtimeMs));
  const edited = times.some((time) => time > begun);
  const stamp = {
    sources: edited ? 'edited while building' : await sourceDigest(root),
    output: await outputDigest(root),
  };
  await mkdir(dirname(stampFile(root)), { recursive: true });
  await writeFile(stampFile(root), `${JSON.stringify(stamp, null, 2)}\n`);
}

/**
 * Why the site has to be built before it is served.
 * @param root the root of the project
 * @returns a reason to tell, or undefined when public/ is what the sources make
 */
export async function reasonToBuild(root: string): Promise<string | undefined> {
  const built = await stat(join(root, 'public', 'index.html')).catch(() => undefined);
  const stamp: unknown = await readFile(stampFile(root), 'utf8').then(JSON.parse, () => undefined);
  if (!built || typeof stamp !== 'object' || stamp === null) return 'there is no finished build yet';
  if (!('sources' in stamp) || stamp.sources !== (await sourceDigest(root)))
    return 'the sources have changed since the last build';
  if (!('output' in stamp) || stamp.output !== (await outputDigest(root)))
    return 'something else has written into public/';
  return undefined;
}
