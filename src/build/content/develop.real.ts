/**
 * `npm run test:develop`: a real `gatsby develop` over a small site, driven from a browser. Apart from `npm test`, because it
 * takes a minute.
 * @jest-environment node
 */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../../e2e/support/browser';
import { freePort } from '../../testing/freePort';
import { makeSite, putFile } from './testing/site';

// Starting Gatsby takes half a minute, and longer on a machine that does something else.
jest.setTimeout(300_000);

const project = process.cwd();

const config = `module.exports = {
  jsxRuntime: 'automatic',
  plugins: [{ resolve: 'gatsby-source-filesystem', options: { name: 'data', path: __dirname + '/data', ignore: ['**/*.graphql'] } }],
};
`;

const node = `import { readFileSync } from 'node:fs';
import { ContentGuard } from './src/build/content/guard';
import { describedSchema } from './src/build/content/schema';
const guard = new ContentGuard(process.cwd(), process.env.NODE_ENV !== 'production');
export const onPreBootstrap = (args) => guard.start(args);
export const sourceNodes = (args) => guard.resume(args);
export const onCreateNode = (args) => guard.onCreateNode(args);
export const createSchemaCustomization = ({ actions }) => actions.createTypes(describedSchema(readFileSync('data/schema.graphql', 'utf8')));
export const onCreateWebpackConfig = ({ actions, stage }) => {
  if (stage === 'develop') actions.setWebpackConfig({ plugins: [guard.overlay] });
};
`;

const page = `import { graphql } from 'gatsby';
export default function Films({ data }) {
  return (
    <main>
      <h1>{data.filmsPage.hero.headline}</h1>
      {data.allFilm.nodes.map(({ slug, title }) => <h2 key={slug}>{title}</h2>)}
    </main>
  );
}
export const query = graphql\`{ filmsPage { hero { headline } } allFilm { nodes { slug title } } }\`;
`;

/** A small site with Gatsby around it, guarded as this site is. */
const makeGatsbySite = async (): Promise<string> => {
  const root = await makeSite();
  const skip = /\.(test|real)\.ts$|\/testing(\/|$)/;
  const to = join(root, 'src/build/content');
  cpSync(join(project, 'src/build/content'), to, { recursive: true, filter: (path) => !skip.test(path) });
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  putFile(root, 'package.json', '{ "name": "loom", "version": "1.0.0", "dependencies": { "gatsby": "5" } }\n');
  putFile(root, 'gatsby-config.js', config);
  putFile(root, 'gatsby-node.ts', node);
  putFile(root, 'src/pages/films.tsx', page);
  return root;
};

const program = join(project, 'node_modules/gatsby/cli.js');
const environment = { ...process.env, CI: '1', GATSBY_TELEMETRY_DISABLED: '1' };

it('gatsby build ends on a fault before it writes a file, and builds what has been mended', async () => {
  const root = await makeGatsbySite();
  const path = join(root, 'data/films.yaml');
  const right = readFileSync(path, 'utf8');
  const build = (): { status: number | null; printed: string; written: string[] } => {
    const env = { ...environment, NODE_ENV: 'production' };
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'build'], {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    const written = readdirSync(join(root, 'public'), { recursive: true, withFileTypes: true });
    return {
      status,
      printed: stdout + stderr,
      written: written.filter((each) => each.isFile()).map(({ name }) => name),
    };
  };
  writeFileSync(path, right.replace('title:', 'titel:'));
  const { status, printed, written } = build();
  expect(printed).toContain('data/films.yaml:2:3  unknown field "titel" on Film; did you mean "title"?');
  expect(printed).not.toContain('source and transform nodes');
  expect(printed).not.toMatch(/^\s+at /m);
  expect({ status, written }).toEqual({ status: 1, written: [] });

  writeFileSync(path, right);
  expect(build()).toMatchObject({ status: 0 });
  expect(readFileSync(join(root, 'public/films/index.html'), 'utf8')).toContain('<h2>Makola</h2>');
  rmSync(root, { recursive: true });
});

describe('gatsby develop', () => {
  let root: string;
  let gatsby: ChildProcessWithoutNullStreams;
  let browser: Browser;
  let view: Page;
  let printed = '';

  /** Resolves as soon as Gatsby has printed a text. */
  const prints = (text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (printed.includes(text)) resolve();
      };
      gatsby.stdout.on('data', look);
      gatsby.on('exit', () => reject(new Error(printed)));
      look();
    });

  const save = (file: string, change: (text: string) => string): void => {
    printed = '';
    const path = join(root, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };

  const overlay = () => view.locator('gatsby-fast-refresh');

  beforeAll(async () => {
    root = await makeGatsbySite();
    const port = await freePort();
    const env = { ...environment, NODE_ENV: 'development' };
    gatsby = spawn(process.execPath, [program, 'develop', '-p', String(port)], { cwd: root, env });
    gatsby.stdout.on('data', (bytes: Buffer) => (printed += bytes.toString()));
    gatsby.stderr.on('data', (bytes: Buffer) => (printed += bytes.toString()));
    await prints('success Building development bundle');
    browser = await chromium.launch(launchOptions());
    view = await browser.newPage();
    view.setDefaultTimeout(120_000);
    await view.goto(`http://localhost:${port}/films`);
    await view.locator('h2', { hasText: /^Makola$/ }).waitFor();
    await view.evaluate(() => document.body.setAttribute('data-same-page', ''));
  });

  afterAll(async () => {
    await browser?.close();
    const gone = new Promise((resolve) => gatsby.on('exit', resolve));
    if (gatsby.exitCode === null && gatsby.kill()) await gone;
    rmSync(root, { recursive: true, force: true });
  });

  it.each([
    ['a misspelt field', 'data/films.yaml', '  title: Makola', '  titel: Makola', '2:3  unknown field "titel" on Film'],
    ['a tab', 'data/pages/films.yaml', '  headline:', '\theadline:', '12:1  a tab in the indentation'],
    [
      'a reference to nothing',
      'data/company.yaml',
      'founded: founded',
      'founded: found',
      '5:10  no Figure has the key',
    ],
  ])(
    'shows %s in the terminal and over the page, and the page again without a restart',
    async (_name, file, right, wrong, said) => {
      save(file, (text) => text.replace(right, wrong));
      await prints(`${file}:${said}`);
      await overlay().getByText(`${file}:${said}`).first().waitFor();
      await view.locator('h2', { hasText: /^Makola$/ }).waitFor({ state: 'attached' });
      save(file, (text) => text.replace(wrong, right));
      await overlay().getByText(said).first().waitFor({ state: 'detached' });
      await view.locator('h2', { hasText: /^Makola$/ }).waitFor();
      expect(await view.locator('body[data-same-page]').count()).toBe(1);
    },
  );

  it('takes over what was saved while another file was at fault', async () => {
    save('data/posts.yaml', (text) => text.replace('title:', 'titel:'));
    await overlay().getByText('unknown field "titel" on Post').first().waitFor();
    save('data/films.yaml', (text) => text.replace('title: Makola', 'title: Makola at night'));
    save('data/posts.yaml', (text) => text.replace('titel:', 'title:'));
    await view.locator('h2', { hasText: 'Makola at night' }).waitFor();
    await overlay().getByText('unknown field').first().waitFor({ state: 'detached' });
    expect(await view.locator('body[data-same-page]').count()).toBe(1);
  });
});
