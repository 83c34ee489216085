import type { KnipConfig } from 'knip';

/** A section's fragment: Gatsby finds it in the source by itself, and nobody imports the constant. */
const fragment = /^export const query = graphql`[^`]*`;$/m;

const config: KnipConfig = {
  entry: [
    'gatsby-{browser,config,node,ssr}.{ts,tsx}',
    'src/pages/*.tsx',
    'src/**/*.real.ts',
    'playwright.config.ts',
    'e2e/**/*.spec.ts',
    // Bundled by path: the page of the forms, and what the developed site opens them with.
    'src/build/editor/{client,openForms}.ts',
    // Run by the workflows.
    'src/build/publish/{ask,changes,publishTo}.ts',
    // Named in gatsby-node.ts as webpack loaders, by path.
    'src/build/bundle/*.js',
    // Read as text: it goes into every page.
    'src/build/host/loader.js',
  ],
  project: ['*.{ts,tsx,js,mjs}', '{src,e2e}/**/*.{ts,tsx,js}'],
  ignoreDependencies: [
    // Read as files: the fonts are cut from these.
    '@fontsource-variable/inter',
    '@fontsource-variable/noto-serif-display',
    // Read as a file: a browser, packed.
    'chromium-92',
    // Named in gatsby-config.ts, which is not run.
    /^gatsby-(plugin|transformer)-/,
    // Started as a program by a test.
    'yaml-language-server',
    // A test's name for the environment jest-environment-jsdom, taken for a package.
    'jsdom',
    // Named by string in src/testing/transform.js.
    'babel-preset-gatsby',
  ],
  // A type that describes what a public function takes or gives may be written out by whoever calls it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // What is fetched when first needed is taken whole, as `typeof` a module.
  ignoreIssues: { 'src/components/{Toaster/Toasts,Tooltip/Tooltips}.tsx': ['exports'] },
  // Configurations are read above as what they are, instead of being run.
  playwright: false,
  gatsby: false,
  compilers: { tsx: (text: string) => text.replace(fragment, '') },
};

export default config;
