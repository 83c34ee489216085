import type { GatsbyConfig } from 'gatsby';
import { parse } from 'yaml';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { contentTypes } from './src/build/content/table';

const data = join(process.cwd(), 'data');

/** The address of the site, with the environment winning over `data/company.yaml`; never with a slash at the end. */
const siteUrl = String(process.env.SITE_URL ?? parse(readFileSync(join(data, 'company.yaml'), 'utf8')).siteUrl).replace(
  /\/+$/,
  '',
);

/**
 * The GraphQL type of a YAML file, from the explicit table.
 * @throws when a YAML file is not in the table, naming it
 */
function typeName({ node }: { node: { absolutePath?: string } }): string {
  const file = relative(data, String(node.absolutePath)).split('\\').join('/');
  const entry = contentTypes[file];
  if (!entry) throw new Error(`data/${file} is not a file this site knows; the table is src/build/content/table.ts`);
  return entry.type;
}

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  trailingSlash: 'never',
  // gatsby 5.16.1 with React 19: the classic runtime loses react-helmet's tags in the browser.
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    'gatsby-plugin-react-helmet',
    {
      resolve: 'gatsby-plugin-sass',
      // sass-loader 10 speaks the old JavaScript API of sass; everything else it says, we want to hear.
      options: { sassOptions: { silenceDeprecations: ['legacy-js-api'] } },
    },
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      options: {
        defaults: {
          formats: ['avif', 'webp'],
          placeholder: 'dominantColor',
          quality: 60,
          avifOptions: { quality: 45 },
        },
      },
    },
    'gatsby-transformer-sharp',
    { resolve: 'gatsby-source-filesystem', options: { name: 'data', path: data, ignore: ['**/*.graphql'] } },
    { resolve: 'gatsby-transformer-yaml', options: { typeName } },
  ],
};

export default config;
