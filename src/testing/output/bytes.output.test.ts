import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { budgets } from '../budgets';
import { routes } from '../routes';
import { builtPage } from './pages';

// The bytes of the code of a page, without its text and pictures. `npx playwright test --project measure` measures whole pages.

const read = (file: string): Buffer => readFileSync(join('public', file));
const compressed = (text: string | Buffer): number => brotliCompressSync(text).length;
const sum = (sizes: number[]): number => sizes.reduce((all, size) => all + size, 0);

/** The files of each of webpack's chunks, by its name. */
const groups: Record<string, { assets: Array<{ name: string }> }> = JSON.parse(
  readFileSync('.cache/webpack.stats.json', 'utf8'),
).namedChunkGroups;

describe.each(routes)('$path', ({ path }) => {
  const name = path === '/' ? 'index' : path.slice(1);
  const $ = builtPage(path);

  it('has little HTML up to the end of its first section, without its text', () => {
    const first = builtPage(path);
    first('main > *').slice(1).remove();
    const whole = first.html();
    const said = first('script[type$=json]').text();
    first('style, script, template').remove();
    const attributes = first(':is([content], [alt], [href], [srcset], [src])').map((_, { attribs }) =>
      Object.values(attribs),
    );
    const words = compressed(said + first('body').text() + attributes.get().join(' '));
    expect(compressed(whole) - words).toBeLessThanOrEqual(budgets.bytes.code);
  });

  it('has small styles', () => {
    const sheets = $('[data-styles] [rel=stylesheet]').map((_, link) => $(link).attr('href'));
    expect(sheets.length).toBeGreaterThan(0);
    expect(sum(sheets.get().map((sheet) => compressed(read(sheet))))).toBeLessThanOrEqual(budgets.bytes.styles);
  });

  it('requests no script with its first screen', () => {
    expect($('script[src], link[as=script]').get()).toEqual([]);
    // The inline script has the addresses of the page's scripts, and loads them later.
    const late = $('script[type=module]').attr('data-sources')?.split(' ');
    for (const { name: file } of groups.app?.assets ?? []) {
      if (file.endsWith('.js')) expect(late).toContain(`/${file}`);
    }
  });

  it('loads few bytes of scripts before the first press', () => {
    const chunks = ['app', JSON.parse(read(`page-data/${name}/page-data.json`).toString()).componentChunkName];
    const files = new Set(chunks.flatMap((chunk) => groups[chunk]?.assets.map((asset) => asset.name) ?? []));
    const scripts = [...files].filter((file) => file.endsWith('.js'));
    for (const name of ['webpack-runtime-', 'app-', 'component---'])
      expect(scripts).toContainEqual(expect.stringMatching(`^${name}`));
    const { scripts: least, fieldScripts, storyScripts } = budgets.bytes;
    const most =
      least + ($('form, input').length > 0 ? fieldScripts : 0) + ($('article details').length > 0 ? storyScripts : 0);
    expect(sum(scripts.map((file) => compressed(read(file))))).toBeLessThanOrEqual(most);
  });
});

test('AVIF pictures store colour at half the resolution', () => {
  const files = readdirSync('public/static', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.avif'),
  );
  expect(files.length).toBeGreaterThan(0);
  // Two bits of the configuration (AV1 in ISO BMFF, 2.3.3).
  const isHalved = (file: Buffer) => (file.readUInt8(file.indexOf('av1C') + 6) & 0b1100) === 0b1100;
  expect(files.filter((file) => !isHalved(read(join('static', file))))).toEqual([]);
});
