import type { KnipConfig } from 'knip';

/** Matches the exported fragment of a section. No file imports it, because Gatsby finds it in the source. */
const fragmentConstant = /^export const fragment = graphql`[^`]*`;$/m;

const config: KnipConfig = {
  entry: [
    '{.,plugins/*}/gatsby-{browser,config,node,ssr}.{ts,tsx}!',
    'src/pages/*.tsx!',
    '{src,plugins}/**/*.slow.ts',
    // scripts/run.mjs runs these.
    'scripts/{checkContent,preflight,test,writeSchemas}.ts!',
    'playwright.config.ts',
    'e2e/support/server.ts',
    'e2e/**/*.spec.ts',
    // writeEditor.ts bundles this file by its path.
    'plugins/gatsby-plugin-content-forms/client.ts!',
    // lateScripts.ts bundles these files by their paths.
    'plugins/gatsby-plugin-small-pages/lateScripts/loader/index.ts!',
    'src/forms/beforeScripts.ts!',
  ],
  project: ['*.{ts,tsx,js,mjs}!', '{config,src,plugins}/**/*.{ts,tsx,js}!', '{scripts,e2e}/**/*.{ts,tsx,js}'],
  ignoreDependencies: [
    // Browsers, which e2e/support/browser.ts reads as files.
    '@sparticuz/chromium',
    'chromium-106',
    // Named in gatsby-config.ts, which knip does not run.
    /^gatsby-(plugin|transformer)-/,
    // Tests name this environment of Jest, and knip takes the name for a package.
    'jsdom',
    // A dependency of jest.
    'babel-jest',
  ],
  // Exported types may be unused: callers of a function can need the types of its parameters and result.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // knip must not run these configurations; they are entries above.
  playwright: false,
  gatsby: false,
  compilers: { tsx: (text: string) => text.replace(fragmentConstant, '') },
};

export default config;
