import type { KnipConfig } from 'knip';

/** A section's fragment: Gatsby finds it in the source by itself, and nobody imports the constant. */
const fragmentConstant = /^export const fragment = graphql`[^`]*`;$/m;

const config: KnipConfig = {
  entry: [
    '{.,plugins/*}/gatsby-{browser,config,node,ssr}.{ts,tsx}!',
    'src/pages/*.tsx!',
    '{src,plugins}/**/*.slow.ts',
    'scripts/cutFonts.mjs',
    // Run by scripts/run.mjs.
    'scripts/{checkContent,preflight,test,writeSchemas}.ts!',
    'playwright.config.ts',
    'e2e/support/server.ts',
    'e2e/**/*.spec.ts',
    // Bundled by path: the page of the forms.
    'plugins/gatsby-plugin-content-forms/client.ts!',
    // Bundled by path: the inline script of every page.
    'plugins/gatsby-plugin-small-pages/lateScripts/loader/index.ts!',
    'src/forms/beforeScripts.ts!',
  ],
  project: ['*.{ts,tsx,js,mjs}!', '{config,src,plugins}/**/*.{ts,tsx,js}!', '{scripts,e2e}/**/*.{ts,tsx,js}'],
  ignoreDependencies: [
    // Installed for one run: see scripts/cutFonts.mjs.
    'fontkit',
    'subset-font',
    // Read as files: browsers, packed.
    '@sparticuz/chromium',
    'chromium-106',
    // Named in gatsby-config.ts, which is not run.
    /^gatsby-(plugin|transformer)-/,
    // A test's name for the environment jest-environment-jsdom, taken for a package.
    'jsdom',
    // Comes with jest.
    'babel-jest',
  ],
  // A type that describes what a public function takes or gives may be written out by whoever calls it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Configurations are entries above, and are not run.
  playwright: false,
  gatsby: false,
  compilers: { tsx: (text: string) => text.replace(fragmentConstant, '') },
};

export default config;
