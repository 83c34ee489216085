import { readFileSync } from 'node:fs';
import { defineConfig } from 'eslint/config';
import compat from 'eslint-plugin-compat';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import simpleImportSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

/** Named as a setting, so that the cache of `npm run lint` does not outlive a change of it. */
const { browserslist: browsers } = JSON.parse(readFileSync('package.json', 'utf8'));

const newMediaQueries = {
  selector:
    'JSXAttribute[name.name=/^(sizes|portraitWhen)$/] :matches(Literal[value=/[<>]|[sdl]v[hw]/], TemplateElement[value.raw=/[<>]|[sdl]v[hw]/])',
  message: 'Safari 15.4 reads no ranges, Chrome 106 no svh, in the media queries of pictures.',
};

export default defineConfig(
  { ignores: ['.cache/', 'public/', 'deploy/', 'coverage/', 'node_modules/', 'src/gatsby-types.d.ts'] },
  ...tseslint.configs.strict,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat.recommended,
  {
    plugins: { 'simple-import-sort': simpleImportSort },
    rules: {
      'simple-import-sort/imports': ['error', { groups: [['^\\u0000', '^node:', '^@?\\w', '^\\.']] }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'react-hooks/exhaustive-deps': ['error', { additionalHooks: '(useEnhancement)' }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      // A longer file does two things: cut it by subject.
      'max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }],
    },
  },
  {
    files: ['config/**', 'plugins/**', 'scripts/**', 'e2e/**', '*.{js,mjs,ts}'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['*.js', 'src/testing/**/*.js', 'plugins/**/*.js'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  // Code for browsers keeps to the range named under `browserslist` in package.json. Babel lowers only syntax. The types of
  // tsconfig.browser.json check methods of the language.
  {
    files: [
      'gatsby-browser.tsx',
      'plugins/*/gatsby-browser.ts',
      'plugins/gatsby-plugin-steady-navigation/**',
      'src/{cards,components,forms,layout,lib,pages,sections,structuredData}/**',
      'plugins/gatsby-plugin-small-pages/lateScripts/loader/**',
    ],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { compat },
    settings: { browsers },
    rules: {
      'compat/compat': 'error',
      'no-restricted-syntax': ['error', newMediaQueries],
      'no-restricted-properties': [
        'error',
        ...['showPopover', 'hidePopover', 'togglePopover', 'checkVisibility', 'moveBefore'].map((property) => ({
          property,
          message: 'Not in Chrome 106, Firefox 115 or Safari 15.4: guard it, or do without.',
        })),
      ],
    },
  },
  // A plugin gets what it needs from its options, and can be deleted with its line in gatsby-config.ts.
  {
    files: ['plugins/**'],
    ignores: ['**/*.{test,slow}.{ts,tsx}', '**/testing/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '/src/', message: 'A plugin imports nothing of the site: give it an option.' },
            {
              regex: '\\.\\./gatsby-plugin-(?!content$)',
              message: 'Of other plugins, only the index of gatsby-plugin-content.',
            },
          ],
        },
      ],
    },
  },
  // Dependencies run one way: pages → sections → cards → components → lib; forms and the shell are next to the sections.
  {
    files: ['src/components/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: ['**/cards/**', '**/sections/**', '**/pages/**', '**/layout/**', '**/plugins/**'] },
      ],
    },
  },
  {
    files: ['src/cards/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: ['**/sections/**', '**/pages/**', '**/layout/**', '**/plugins/**'] },
      ],
    },
  },
  {
    files: ['src/sections/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['**/pages/**', '**/layout/**', '**/plugins/**'] }] },
  },
  {
    files: ['src/forms/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: ['**/cards/**', '**/sections/**', '**/pages/**', '**/layout/**', '**/plugins/**'] },
      ],
    },
  },
  {
    files: ['src/{lib,structuredData}/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            '**/cards/**',
            '**/components/**',
            '**/sections/**',
            '**/pages/**',
            '**/layout/**',
            '**/plugins/**',
          ],
        },
      ],
    },
  },
  {
    files: ['src/{layout,pages}/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['**/plugins/**'] }] },
  },
);
