/**
 * `npx jest --selectProjects warmBuilds`: a warm build after an edit of each kind of file gives what a cold one gives, byte for byte.
 * Apart from `npm test`, because it builds the site thirteen times.
 * @jest-environment node
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySite, startGatsby } from '../../plugins/gatsby-plugin-content/check/testing/siteCopy';

jest.setTimeout(900_000);

const [warm, cold] = [copySite(), copySite()];
afterAll(() => [warm, cold].forEach((root) => rmSync(root, { recursive: true, force: true })));

/** Builds a copy of the site; gives each file's hash, by name. */
async function build(root: string): Promise<Record<string, string>> {
  const gatsby = startGatsby(root, 'build', '--prefix-paths');
  let printed = '';
  for (const stream of [gatsby.stdout, gatsby.stderr])
    stream.on('data', (bytes: Buffer) => (printed += bytes.toString()));
  const [code] = (await once(gatsby, 'exit')) as [number];
  if (code !== 0) throw new Error(printed);
  const site = join(root, 'public');
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(site, file)).isFile(),
  );
  return Object.fromEntries(
    files.sort().map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(site, file)))
        .digest('hex'),
    ]),
  );
}

/** The same without anything of an earlier build but its pictures, whose names carry the hash of their content. */
function buildCold(): Promise<Record<string, string>> {
  for (const folder of ['.cache', 'public']) rmSync(join(cold, folder), { recursive: true, force: true });
  cpSync(join(warm, 'public/static'), join(cold, 'public/static'), { recursive: true });
  return build(cold);
}

beforeAll(() => build(warm));

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
  for (const root of [warm, cold]) {
    const text = readFileSync(join(root, file), 'utf8');
    expect(text).toMatch(from);
    writeFileSync(join(root, file), text.replace(from, to));
  }
  expect(await build(warm)).toEqual(await buildCold());
});
