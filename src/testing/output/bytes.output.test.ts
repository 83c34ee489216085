import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { routes } from '../routes';
import { budgets } from '../budgets';
import { builtPage } from './pages';

const read = (file: string): Buffer => readFileSync(join('public', file));
const compressed = (file: string): number => brotliCompressSync(read(file)).length;

/** The files of each of webpack's chunks, by its name. */
const groups: Record<string, { assets: Array<{ name: string }> }> = JSON.parse(
  readFileSync('.cache/webpack.stats.json', 'utf8'),
).namedChunkGroups;

describe.each(routes)('$path', ({ path }) => {
  const name = path === '/' ? 'index' : path.slice(1);

  it('asks for no script beside its first screen', () => {
    const $ = builtPage(path);
    expect($('script[src], link[as=script]').get()).toEqual([]);
    // The one that asks for them later names all of them.
    const late = $('script[type=module]').attr('data-sources')?.split(' ');
    for (const { name: file } of groups.app?.assets ?? []) {
      if (file.endsWith('.js')) expect(late).toContain(`/${file}`);
    }
  });

  it('loads little script before anything is pressed', () => {
    const chunks = ['app', JSON.parse(read(`page-data/${name}/page-data.json`).toString()).componentChunkName];
    const files = new Set(chunks.flatMap((chunk) => groups[chunk]?.assets.map((asset) => asset.name) ?? []));
    const scripts = [...files].filter((file) => file.endsWith('.js'));
    for (const name of ['webpack-runtime-', 'app-', 'component---'])
      expect(scripts).toContainEqual(expect.stringMatching(`^${name}`));
    expect(scripts.map(compressed).reduce((sum, size) => sum + size)).toBeLessThanOrEqual(budgets.bytes.scripts);
  });
});
