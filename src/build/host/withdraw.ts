import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What Gatsby writes into public/ for itself, in each build anew; and a library for scripts of others, which it copies there. */
const internals = ['chunk-map.json', '_gatsby', '~partytown'];

/**
 * Takes out of public/ what is not for visitors: what Gatsby keeps there for itself, and the source maps of an earlier build or
 * of `gatsby develop`.
 * @param root the root of the project
 * @returns where the statistics of the bundle are now, which is no place that is published
 */
export async function withdrawInternals(root: string): Promise<string> {
  const publicDir = join(root, 'public');
  const kept = join(root, '.cache', 'webpack.stats.json');
  await mkdir(join(root, '.cache'), { recursive: true });
  await rename(join(publicDir, 'webpack.stats.json'), kept);
  const maps = (await readdir(publicDir)).filter((name) => name.endsWith('.map'));
  for (const name of [...internals, ...maps]) await rm(join(publicDir, name), { recursive: true, force: true });
  return kept;
}
