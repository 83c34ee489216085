import type { GatsbyConfig } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { libraryStyles } from './config/libraryStyles';
import { postCssPlugins } from './config/postcss';
import { readUnchecked } from './config/readUnchecked';
import { rules } from './config/rules';
import { typeOfFile } from './plugins/gatsby-plugin-content';

const { SITE_URL } = process.env;
if (SITE_URL && !URL.canParse(SITE_URL)) {
  console.error(`SITE_URL is "${SITE_URL}"; expected a full address, such as https://www.your-domain`);
  // Gatsby would go on without a configuration that throws.
  process.exit(1);
}
// The check reports a wrong one in `data/`.
const address = SITE_URL || String(readUnchecked('data/company.yaml').get('siteUrl'));
const { origin, pathname } = new URL(URL.canParse(address) ? address : 'https://localhost');
const pathPrefix = pathname.replace(/\/+$/, '');

const isBuild = process.env.NODE_ENV === 'production';
const typeName = ({ node }: { node: FileSystemNode }) => typeOfFile(node.relativePath);
const pictures = { formats: ['avif', 'webp'], placeholder: 'none', quality: 60, avifOptions: { quality: 40 } };

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: origin + pathPrefix },
  pathPrefix,
  trailingSlash: 'never',
  // On Netlify, Gatsby would otherwise install an adapter whose header rules contradict ours.
  adapter: { name: 'plain files', adapt: () => undefined },
  // gatsby 5.16.1 with React 19: the classic runtime loses react-helmet's tags in the browser.
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    {
      resolve: 'gatsby-plugin-sass',
      options: {
        // No byte order mark: sheets are concatenated.
        sassOptions: { charset: false },
        postCssPlugins: postCssPlugins(isBuild ? pathPrefix : ''),
        // Names of classes are in every page: short ones keep its document within the first flight (docs/performance.md).
        ...(isBuild && { cssLoaderOptions: { modules: { localIdentName: '[hash:base64:5]' } } }),
      },
    },
    'gatsby-plugin-image',
    { resolve: 'gatsby-plugin-sharp', options: { defaults: pictures } },
    'gatsby-transformer-sharp',
    { resolve: 'gatsby-source-filesystem', options: { name: 'data', path: 'data', ignore: ['**/*.graphql', '**/.*'] } },
    { resolve: 'gatsby-transformer-yaml', options: { typeName } },
    { resolve: 'gatsby-plugin-content-forms', options: { title: 'PAMS content' } },
    'gatsby-plugin-picture-encoding',
    // Right before gatsby-plugin-react-helmet, which writes the head of the page that was rendered last.
    'gatsby-plugin-synchronous-render',
    'gatsby-plugin-react-helmet',
    { resolve: 'gatsby-plugin-small-pages', options: { inline: ['src/forms/beforeScripts.ts'] } },
    'gatsby-plugin-steady-navigation',
    'gatsby-plugin-develop-guard',
    // After all plugins that change pages, because it hashes the inline scripts and styles of the finished pages.
    { resolve: 'gatsby-plugin-static-host', options: { libraryStyles } },
    // Last, because it checks on the finished pages that the ids and files that links name exist.
    { resolve: 'gatsby-plugin-content', options: { rules } },
  ],
};

export default config;
