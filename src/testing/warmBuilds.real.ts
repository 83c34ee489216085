/**
 * `npx jest --selectProjects warmBuilds`: a warm build after an edit of each kind of file gives what a cold one gives, byte for byte.
 * Apart from `npm test`, because it builds the site thirteen times.
 * @jest-environment node
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySite, startGatsby } from '../../plugins/gatsby-plugin-content/check/testing/siteCopy';

jest.setTimeout(900_000);

const root = copySite();
const built = ['.cache', 'public'].map((folder) => join(root, folder));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/**
 * Builds the copy of the site; gives each file's hash, by name. Webpack's name for the build as a whole is left out: it differs between a
 * cold build and a warm one of the same files.
 */
async function build(): Promise<Record<string, string>> {
  const gatsby = startGatsby(root, 'build', '--prefix-paths');
  let printed = '';
  for (const stream of [gatsby.stdout, gatsby.stderr])
    stream.on('data', (bytes: Buffer) => (printed += bytes.toString()));
  const [code] = (await once(gatsby, 'exit')) as [number];
  if (code !== 0) throw new Error(printed);
  const site = join(root, 'public');
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(site, file)).isFile())
    .sort();
  const { webpackCompilationHash } = JSON.parse(readFileSync(join(site, 'page-data/app-data.json'), 'utf8'));
  return Object.fromEntries(
    files.map((file) => {
      const text = readFileSync(join(site, file), 'latin1').replaceAll(webpackCompilationHash, '');
      return [file, createHash('sha256').update(text, 'latin1').digest('hex')];
    }),
  );
}

/**
 * The same without anything of earlier builds but the pictures, whose names carry the hash of their content; and puts what was built
 * before back.
 */
async function buildCold(): Promise<Record<string, string>> {
  for (const folder of built) renameSync(folder, `${folder}-warm`);
  cpSync(join(root, 'public-warm/static'), join(root, 'public/static'), { recursive: true });
  const files = await build();
  for (const folder of built) {
    rmSync(folder, { recursive: true });
    renameSync(`${folder}-warm`, folder);
  }
  return files;
}

beforeAll(() => build());

const drawing = readdirSync('src', { recursive: true, encoding: 'utf8' }).find((file) => file.endsWith('.svg'));

// Each adds to those before it. The plugin's is the last: Gatsby then drops its whole cache.
test.each<[kind: string, file: string, from: string | RegExp, to: string]>([
  ['YAML', 'data/company.yaml', /^tagline: /m, 'tagline: New '],
  ['Sass', 'src/styles/_tokens.scss', /#[0-9a-f]{6}\b/, '#12345a'],
  ['SVG', `src/${drawing}`, '</svg>', '<path d="M0 0h1"/></svg>'],
  ['component', 'src/components/Section/Section.tsx', 'data-surface=', 'data-edited="" data-surface='],
  ['configuration', 'config/postcss.ts', "'print'];", "'print', 'edited'];"],
  ['plugin', 'plugins/gatsby-plugin-static-host/siteFiles.ts', 'Allow: /', 'Allow: /new'],
])('an edit of %s', async (_, file, from, to) => {
  const text = readFileSync(join(root, file), 'utf8');
  expect(text).toMatch(from);
  writeFileSync(join(root, file), text.replace(from, to));
  // The files of earlier builds stay: a page that somebody still has open asks for them.
  expect(await build()).toMatchObject(await buildCold());
});
