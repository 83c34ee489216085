/**
 * Builds the site without each removable plugin, below a path, and again after an edit of each kind of file. It builds sixteen times, so
 * `npm test` leaves it out; run it with `npx jest builds --selectProjects slow`.
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { load } from 'cheerio';
import { content } from './content';
import { routes } from './routes';
import { copyProject, startGatsby } from './siteCopy';

jest.setTimeout(1_800_000);

const root = copyProject();
const site = join(root, 'public');
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function build(env = {}): Promise<void> {
  const gatsby = startGatsby(root, ['build', '--prefix-paths'], env);
  const printed = await Promise.all([text(gatsby.stdout), text(gatsby.stderr), once(gatsby, 'exit')]);
  if (gatsby.exitCode !== 0) throw new Error(printed.join('\n'));
}

/** Changes a file of the copy; returns a function that restores it. */
function edit(file: string, from: string | RegExp, to: string): () => void {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toMatch(from);
  writeFileSync(path, before.replace(from, to));
  return () => writeFileSync(path, before);
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

/** The local plugins, without the two that the site needs. */
const removable = readdirSync('plugins')
  .map((folder) => folder.replace('gatsby-plugin-', ''))
  .filter((name) => !['content', 'synchronous-render'].includes(name));
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
  await build({ SITE_URL: `${siteUrl}/project` });
  expect(readFileSync(join(site, 'about.html'), 'utf8')).toContain('href="/project/films"');
  const jest = [resolve('node_modules/jest/bin/jest.js'), '--selectProjects', 'output', '--ci'];
  const { status, stderr } = spawnSync(process.execPath, jest, { cwd: root, encoding: 'utf8' });
  expect(status === 0 ? '' : stderr).toBe('');
  clean();
  await build();
});

test('a build ends if SITE_URL is not a full address', () => {
  const env = { ...process.env, SITE_URL: 'www.pams.example' };
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/gatsby/cli.js', 'build'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('expected a full address')]);
});

const filesBelow = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });
const drawing = filesBelow('src').find((file) => file.endsWith('.svg'));

// The edits add up. The plugin is edited last, because Gatsby then deletes its whole cache.
test.each<[kind: string, file: string, from: string | RegExp, to: string, mark: string, extensions: string[]]>([
  ['YAML', 'data/company.yaml', /^tagline: /m, 'tagline: Edited ', 'Edited', ['.html']],
  ['Sass', 'src/styles/_tokens.scss', /#[0-9a-f]{6}\b/, '#12345a', '#12345a', ['.html', '.css']],
  ['SVG', `src/${drawing}`, '</svg>', '<path d="M12.3 4h5"/></svg>', '12.3', ['.svg']],
  ['component', 'src/components/Section/Section.tsx', '<section', '<section data-old=""', 'data-old', ['.html', '.js']],
  ['configuration', 'config/postcss.ts', ": 'sections'", ": 'edited'", '@layer edited', ['.css']],
  ['plugin', 'plugins/gatsby-plugin-static-host/gatsby-node.ts', 'Allow: /', 'Allow: /edited', '/edited', ['.txt']],
])('a warm build has an edit of %s', async (_, file, from, to, mark, extensions) => {
  edit(file, from, to);
  await build();
  const files = filesBelow(site).filter(
    (name) => extensions.includes(extname(name)) && statSync(join(site, name)).isFile(),
  );
  const edited = files.filter((name) => readFileSync(join(site, name)).includes(mark));
  expect(new Set(edited.map(extname))).toEqual(new Set(extensions));
});
