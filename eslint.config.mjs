import { readFileSync } from 'node:fs';
import { defineConfig } from 'eslint/config';
import compat from 'eslint-plugin-compat';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The supported browsers. They are a setting of the rule, so that a change of them invalidates the cache of `npm run lint`. */
const { browserslist: browsers } = JSON.parse(readFileSync('package.json', 'utf8'));

const newMediaQueries = {
  selector:
    'JSXAttribute[name.name=/^(sizes|portraitWhen)$/] :matches(Literal[value=/[<>]|[sdl]v[hw]/], TemplateElement[value.raw=/[<>]|[sdl]v[hw]/])',
  message: 'Safari 15.4 does not support ranges here, nor Chrome 106 svh: use min-width and vh.',
};

/** Folders by level. A file imports only from its own level and from those before it. */
const levels = ['lib|structuredData', 'components|forms', 'cards', 'sections', 'layout|pages', 'plugins'];

export default defineConfig(
  { ignores: ['.cache/', 'public/', 'deploy/', 'coverage/', 'node_modules/', 'src/gatsby-types.d.ts'] },
  ...tseslint.configs.strict,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat.recommended,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // A longer file usually has two subjects; make it two files.
      'max-lines': ['error', 250],
    },
  },
  {
    files: ['**/*.js'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  // Code for browsers uses only features that the browsers under `browserslist` in package.json support. Babel compiles only syntax for
  // them. tsconfig.browser.json checks the built-in methods of JavaScript, and these rules check the functions of browsers.
  {
    files: [
      'gatsby-browser.tsx',
      'plugins/*/gatsby-browser.ts',
      'plugins/gatsby-plugin-steady-navigation/**',
      'src/{cards,components,forms,layout,lib,pages,sections,structuredData}/**',
      'plugins/gatsby-plugin-critical-styles/moveSheets.ts',
      'plugins/gatsby-plugin-late-scripts/loader/**',
    ],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { compat },
    settings: { browsers },
    rules: {
      'compat/compat': 'error',
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'no-restricted-syntax': ['error', newMediaQueries],
      'no-restricted-properties': [
        'error',
        ...['showPopover', 'hidePopover', 'togglePopover', 'checkVisibility', 'moveBefore'].map((property) => ({
          property,
          message: 'Not in Chrome 106, Firefox 115 or Safari 15.4: check that it exists, or do not use it.',
        })),
      ],
    },
  },
  // A plugin depends only on its options, so that it can be deleted together with its line in gatsby-config.ts.
  {
    files: ['plugins/**'],
    ignores: ['**/*.{test,slow}.{ts,tsx}', '**/testing/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '/src/|\\.\\./gatsby-plugin-(?!content$)',
              message: 'A plugin may import only the index of gatsby-plugin-content; for the rest add an option.',
            },
          ],
        },
      ],
    },
  },
  ...levels.slice(0, -1).map((folders, level) => ({
    files: [`src/@(${folders})/**`],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: `/(${levels.slice(level + 1).join('|')})/` }] }],
    },
  })),
);
