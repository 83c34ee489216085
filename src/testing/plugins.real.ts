/**
 * `npx jest --selectProjects plugins`: the site built again after edits, without each plugin that can be taken out, and below a
 * path. Apart from `npm test`, because it builds the site ten times.
 * @jest-environment node
 */
import { type CheerioAPI, load } from 'cheerio';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copySite, startGatsby } from '../../plugins/gatsby-plugin-content/check/testing/siteCopy';
import { content } from './content';
import { routes } from './routes';

jest.setTimeout(600_000);

const removable = ['content-forms', 'picture-encoding', 'small-pages', 'steady-navigation', 'static-host'];
const root = copySite();
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Builds the copy, and gives what the command printed and how it ended. */
async function build(): Promise<[code: number, printed: string]> {
  const gatsby = startGatsby(root, 'build', '--prefix-paths');
  let printed = '';
  for (const stream of [gatsby.stdout, gatsby.stderr])
    stream.on('data', (bytes: Buffer) => (printed += bytes.toString()));
  const [code] = (await once(gatsby, 'exit')) as [number];
  return [code, printed];
}

/** A page as a visitor without scripts gets it: its words, where its links lead, and its pictures. */
function shown(path: string) {
  const $: CheerioAPI = load(readFileSync(join(root, 'public', path, 'index.html'), 'utf8'));
  $('script, style, template').remove();
  const values = (selector: string, name: string) =>
    $(selector)
      .map((_, element) => $(element).attr(name))
      .get();
  return {
    words: $('body').text().replace(/\s+/g, ' ').trim(),
    links: values('a[href]', 'href'),
    pictures: values('img', 'src'),
  };
}

const pages = () => Object.fromEntries([...routes.map(({ path }) => path), '/404'].map((path) => [path, shown(path)]));
let whole: ReturnType<typeof pages>;

beforeAll(async () => {
  // The feed goes with static-host.
  const hub = join(root, 'data/pages/media-hub.yaml');
  writeFileSync(hub, readFileSync(hub, 'utf8').replace('to: /feed.xml', 'to: /media-hub'));
  const [code, printed] = await build();
  if (code !== 0) throw new Error(printed);
  whole = pages();
});

test.each([
  ['style sheet', 'src/styles/_tokens.scss', '#12102a', '#12102b', 'index.html'],
  ['option', 'config/hostData.ts', '#12102a', '#12102c', 'index.html'],
  ['plugin', 'plugins/gatsby-plugin-static-host/textFiles.ts', 'Allow: /', 'Allow: /new', 'robots.txt'],
])('an edited %s takes effect in the next build', async (_, file, from, to, shownIn) => {
  const text = readFileSync(join(root, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(root, file), text.replace(from, to));
  const [code, printed] = await build();
  writeFileSync(join(root, file), text);
  expect(code === 0 ? '' : printed).toBe('');
  expect(readFileSync(join(root, 'public', shownIn), 'utf8')).toContain(to);
});

test.each(removable)('without gatsby-plugin-%s every page stands, with its words, links and pictures', async (name) => {
  const folder = join(root, 'plugins', `gatsby-plugin-${name}`);
  const hooks = readdirSync(folder).filter((file) => /^gatsby-(node|browser|ssr)\.tsx?$/.test(file));
  expect(hooks).not.toEqual([]);
  const before = new Map(hooks.map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8')]));
  for (const file of before.keys()) writeFileSync(file, 'export {};\n');
  rmSync(join(root, 'public'), { recursive: true });
  try {
    const [code, printed] = await build();
    expect(code === 0 ? '' : printed).toBe('');
    expect(existsSync(join(root, 'public/404.html'))).toBe(true);
    expect(pages()).toEqual(whole);
  } finally {
    for (const [file, text] of before) writeFileSync(file, text);
  }
});

test('below a path every page and file is as the output tests want it', async () => {
  const company = join(root, 'data/company.yaml');
  const text = readFileSync(company, 'utf8');
  const { siteUrl } = content<{ siteUrl: string }>('company.yaml');
  writeFileSync(company, text.replace(siteUrl, `${siteUrl}/project`));
  const [code, printed] = await build();
  expect(code === 0 ? '' : printed).toBe('');
  expect(readFileSync(join(root, 'public/about.html'), 'utf8')).toContain('href="/project/films"');
  const jest = [resolve('node_modules/jest/bin/jest.js'), '--selectProjects', 'output', '--ci'];
  const { status, stderr } = spawnSync(process.execPath, jest, { cwd: root, encoding: 'utf8' });
  writeFileSync(company, text);
  expect(status === 0 ? '' : stderr).toBe('');
});
