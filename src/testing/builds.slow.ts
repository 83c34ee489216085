/**
 * Builds the site without each optional plugin, below a path, and again after an edit of each kind of file. It builds twenty times, so
 * `npm test` leaves it out; run it with `npx jest --selectProjects builds`.
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { load } from 'cheerio';
import { copySite, startGatsby } from '../../plugins/gatsby-plugin-content/check/testing/siteCopy';
import { content } from './content';
import { routes } from './routes';

jest.setTimeout(900_000);

const root = copySite();
const site = join(root, 'public');
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Builds the copy. */
async function build(): Promise<void> {
  const gatsby = startGatsby(root, 'build', '--prefix-paths');
  let printed = '';
  for (const stream of [gatsby.stdout, gatsby.stderr])
    stream.on('data', (bytes: Buffer) => (printed += bytes.toString()));
  const [code] = (await once(gatsby, 'exit')) as [number];
  if (code !== 0) throw new Error(printed);
}

/** Changes a file of the copy; returns a function that restores it. */
function edit(file: string, from: string | RegExp, to: string): () => void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(path, text.replace(from, to));
  return () => writeFileSync(path, text);
}

/** Returns what a visitor without scripts gets from a page: its words, and the addresses of its links and pictures. */
function shown(path: string) {
  const $ = load(readFileSync(join(site, path, 'index.html'), 'utf8'));
  $('script, style, template').remove();
  const addresses = [...$('a[href], img')].map(({ attribs }) => attribs.href ?? attribs.src);
  return { words: $('body').text().replace(/\s+/g, ' ').trim(), addresses };
}

const pages = () => Object.fromEntries([...routes.map(({ path }) => path), '/404'].map((path) => [path, shown(path)]));
let whole: ReturnType<typeof pages>;

beforeAll(async () => {
  await build();
  whole = pages();
});

const removable = ['content-forms', 'picture-encoding', 'small-pages', 'steady-navigation', 'static-host'];
test.each(removable)('without gatsby-plugin-%s every page is built, with all its words and links', async (name) => {
  const folder = `plugins/gatsby-plugin-${name}`;
  const hooks = readdirSync(join(root, folder)).filter((file) => /^gatsby-(node|browser|ssr)\.tsx?$/.test(file));
  expect(hooks).not.toEqual([]);
  const mends = hooks.map((file) => edit(`${folder}/${file}`, /[^]*/, 'export {};\n'));
  rmSync(site, { recursive: true });
  try {
    await build();
    expect(pages()).toEqual(whole);
  } finally {
    for (const mend of mends) mend();
  }
});

test('a site below a path passes the output tests', async () => {
  const { siteUrl } = content<{ siteUrl: string }>('company.yaml');
  const clean = () => rmSync(join(root, '.cache'), { recursive: true });
  clean();
  process.env.SITE_URL = `${siteUrl}/project`;
  try {
    await build();
  } finally {
    delete process.env.SITE_URL;
  }
  expect(readFileSync(join(site, 'about.html'), 'utf8')).toContain('href="/project/films"');
  const jest = [resolve('node_modules/jest/bin/jest.js'), '--selectProjects', 'output', '--ci'];
  const { status, stderr } = spawnSync(process.execPath, jest, { cwd: root, encoding: 'utf8' });
  expect(status === 0 ? '' : stderr).toBe('');
  clean();
  await build();
});

/**
 * Returns the hash of each file of the last build, by name. The name of webpack's build and its runtime are left out, because they differ
 * between a cold and a warm build of the same files: the minifier's names of variables depend on preliminary hashes.
 */
function hashes(): Record<string, string> {
  const { webpackCompilationHash } = JSON.parse(readFileSync(join(site, 'page-data/app-data.json'), 'utf8'));
  const all = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !file.startsWith('webpack-runtime-'),
  );
  const files = all
    .filter((file) => statSync(join(site, file)).isFile())
    .map((file) => {
      const text = readFileSync(join(site, file), 'latin1').replaceAll(webpackCompilationHash, '');
      return [
        file,
        createHash('sha256')
          .update(text.replace(/webpack-runtime-\w+/g, ''), 'latin1')
          .digest('hex'),
      ];
    });
  return Object.fromEntries(files);
}

/**
 * Builds without the files of earlier builds, except pictures, whose names contain the hash of their content. Restores the earlier files
 * afterwards.
 */
async function buildCold(): Promise<Record<string, string>> {
  const built = ['.cache', 'public'].map((folder) => join(root, folder));
  for (const folder of built) renameSync(folder, `${folder}-warm`);
  cpSync(join(root, 'public-warm/static'), join(site, 'static'), { recursive: true });
  await build();
  const files = hashes();
  for (const folder of built) {
    rmSync(folder, { recursive: true });
    renameSync(`${folder}-warm`, folder);
  }
  return files;
}

const drawing = readdirSync('src', { recursive: true, encoding: 'utf8' }).find((file) => file.endsWith('.svg'));

// The edits add up. The plugin is edited last, because Gatsby then deletes its whole cache.
test.each<[kind: string, file: string, from: string | RegExp, to: string]>([
  ['YAML', 'data/company.yaml', /^tagline: /m, 'tagline: New '],
  ['Sass', 'src/styles/_tokens.scss', /#[0-9a-f]{6}\b/, '#12345a'],
  ['SVG', `src/${drawing}`, '</svg>', '<path d="M0 0h1"/></svg>'],
  ['component', 'src/components/Section/Section.tsx', 'data-surface=', 'data-edited="" data-surface='],
  ['configuration', 'config/postcss.ts', ": 'sections'", ": 'utilities'"],
  ['plugin', 'plugins/gatsby-plugin-static-host/gatsby-node.ts', 'Allow: /', 'Allow: /new'],
])('a warm build after an edit of %s equals a cold build', async (_, file, from, to) => {
  const before = hashes();
  edit(file, from, to);
  await build();
  const warm = hashes();
  expect(warm).not.toEqual(before);
  // The warm build has more files: those of earlier builds stay, because an open page may still request them.
  expect(warm).toMatchObject(await buildCold());
});
