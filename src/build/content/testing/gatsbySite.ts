import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { makeSite, putFile } from './site';

const project = process.cwd();

const config = `module.exports = {
  jsxRuntime: 'automatic',
  plugins: [{ resolve: 'gatsby-source-filesystem', options: { name: 'data', path: __dirname + '/data', ignore: ['**/*.graphql'] } }],
};
`;

const node = `import { readFileSync } from 'node:fs';
import { ContentGuard } from './src/build/content/guard';
import { describedSchema } from './src/build/content/schema';
import { standInResolvers } from './src/build/content/standIns';
const developing = process.env.NODE_ENV !== 'production';
const schema = readFileSync('data/schema.graphql', 'utf8');
const guard = new ContentGuard(process.cwd(), developing);
export const onPreBootstrap = (args) => guard.start(args);
export const sourceNodes = (args) => guard.resume(args);
export const onCreateNode = (args) => guard.onCreateNode(args);
export const createSchemaCustomization = ({ actions }) => actions.createTypes(describedSchema(schema));
export const createResolvers = (args) => developing && args.createResolvers(standInResolvers(schema));
export const onCreateWebpackConfig = ({ actions, stage }) => {
  if (stage === 'develop') actions.setWebpackConfig({ plugins: [guard.overlay] });
};
`;

const page = `import { graphql } from 'gatsby';
export default function Films({ data }) {
  return (
    <main>
      <h1>{data.filmsPage.hero.headline}</h1>
      {data.allFilm.nodes.map(({ slug, title, image }) => <h2 key={slug} data-picture={image?.file.base}>{title}</h2>)}
    </main>
  );
}
export const query = graphql\`{ filmsPage { hero { headline } } allFilm(sort: { position: ASC }) { nodes { slug title image { file { base } } } } }\`;
`;

/**
 * Makes a small site with Gatsby around it, guarded as this site is.
 *
 * @returns the root of the site; the caller removes it
 */
export const makeGatsbySite = async (): Promise<string> => {
  const root = await makeSite();
  const skip = /\.(test|real)\.ts$|\/testing(\/|$)/;
  const to = join(root, 'src/build/content');
  cpSync(join(project, 'src/build/content'), to, { recursive: true, filter: (path) => !skip.test(path) });
  cpSync(join(project, 'src/lib/figures.ts'), join(root, 'src/lib/figures.ts'));
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  putFile(root, 'package.json', '{ "name": "loom", "version": "1.0.0", "dependencies": { "gatsby": "5" } }\n');
  putFile(root, 'gatsby-config.js', config);
  putFile(root, 'gatsby-node.ts', node);
  putFile(root, 'src/pages/films.tsx', page);
  return root;
};

/** Gatsby's command line. */
const program = join(project, 'node_modules/gatsby/cli.js');
const environment = { ...process.env, CI: '1', GATSBY_TELEMETRY_DISABLED: '1' };

/** Starts `gatsby build` or `gatsby develop` in a site. */
export const startGatsby = (
  root: string,
  command: 'build' | 'develop',
  ...more: string[]
): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [program, command, ...more], {
    cwd: root,
    env: { ...environment, NODE_ENV: command === 'build' ? 'production' : 'development' },
  });

/** Runs `gatsby build` in a site and waits for its end. */
export const buildSite = async (root: string): Promise<{ status: number | null; printed: string }> => {
  const gatsby = startGatsby(root, 'build');
  let printed = '';
  for (const stream of [gatsby.stdout, gatsby.stderr])
    stream.on('data', (bytes: Buffer) => (printed += bytes.toString()));
  const status = await new Promise<number | null>((resolve) => gatsby.on('close', resolve));
  return { status, printed };
};
