import { existsSync, readFileSync } from 'node:fs';
import type { GatsbyConfig } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { parseDocument } from 'yaml';
import { libraryStyles } from './config/libraryStyles';
import { assignLayers } from './config/postcss';
import { rules } from './config/rules';
import { typeOfFile } from './plugins/gatsby-plugin-content';

const { SITE_URL } = process.env;
if (SITE_URL && !(/^https?:/i.test(SITE_URL) && URL.canParse(SITE_URL))) {
  console.error(`SITE_URL is "${SITE_URL}"; expected a full address, such as https://www.your-domain`);
  // The process ends here, because Gatsby would continue without a configuration if this file threw an error.
  process.exit(1);
}
// The content check has not run yet. It reports a missing or invalid file or address.
const company = existsSync('data/company.yaml') ? readFileSync('data/company.yaml', 'utf8') : '';
const address = SITE_URL || String(parseDocument(company).get('siteUrl'));
const { origin, pathname } = new URL(URL.canParse(address) ? address : 'https://localhost');
const pathPrefix = pathname.replace(/\/+$/, '');

const isBuild = process.env.NODE_ENV === 'production';
const typeName = ({ node }: { node: FileSystemNode }) => typeOfFile(node.relativePath);
/** Modules that run in each page before the scripts are loaded. */
const inline = ['src/forms/beforeScripts.ts', 'plugins/gatsby-plugin-steady-navigation/inlinePlace.ts'];
const pictures = { formats: ['avif', 'webp'], placeholder: 'none', quality: 60, avifOptions: { quality: 40 } };

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: origin + pathPrefix },
  pathPrefix,
  trailingSlash: 'never',
  // An adapter that does nothing. On Netlify, Gatsby would install another, whose rules for headers differ from those of this site.
  adapter: { name: 'plain files', adapt: () => undefined },
  // With the classic runtime, gatsby 5.16.1 and React 19 lose the tags of react-helmet in the browser.
  jsxRuntime: 'automatic',
  graphqlTypegen: {
    typesOutputPath: 'src/gatsby-types.d.ts',
    generateOnBuild: true,
    documentSearchPaths: ['config/siteFiles.ts'],
  },
  plugins: [
    {
      resolve: 'gatsby-plugin-sass',
      options: {
        // Without this, Sass begins some sheets with a byte order mark, which would be wrong inside concatenated sheets.
        sassOptions: { charset: false },
        postCssPlugins: [assignLayers],
        // Short class names make each page smaller (docs/performance.md).
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
    // Must be right before gatsby-plugin-react-helmet, which writes the head of the page that was rendered last.
    'gatsby-plugin-synchronous-render',
    'gatsby-plugin-react-helmet',
    'gatsby-plugin-critical-styles',
    { resolve: 'gatsby-plugin-late-scripts', options: { inline } },
    'gatsby-plugin-steady-navigation',
    'gatsby-plugin-develop-guard',
    // Must be after all plugins that change pages, because it hashes the inline scripts and styles of the finished pages.
    { resolve: 'gatsby-plugin-static-host', options: { libraryStyles } },
    // Must be last, because it checks the links of the finished pages.
    { resolve: 'gatsby-plugin-content', options: { rules } },
  ],
};

export default config;
