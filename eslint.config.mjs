import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['.cache/', 'public/', 'coverage/', 'node_modules/', 'src/gatsby-types.d.ts', 'playwright-report/'] },
  ...tseslint.configs.strict,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // Queries is the namespace gatsby's typegen declares.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      // A longer file does two things: cut it by subject.
      'max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }],
    },
  },
  {
    files: ['src/build/**', 'src/weave/**', 'src/testing/{proof,measure/measure}.ts', 'e2e/**', '*.{js,mjs,ts}'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['*.js', 'src/testing/**/*.js'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  // Dependencies run one way: pages → sections → components → lib; the shell stands beside the sections.
  {
    files: ['src/components/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: ['**/sections/**', '**/pages/**', '**/layout/**', '**/build/**'] },
      ],
    },
  },
  {
    files: ['src/sections/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['**/pages/**', '**/layout/**', '**/build/**'] }] },
  },
  {
    files: ['src/lib/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: ['**/components/**', '**/sections/**', '**/pages/**', '**/layout/**', '**/build/**'] },
      ],
    },
  },
  // The part of Gatsby's runtime that would move it into the head is left out of the build.
  {
    files: ['src/pages/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportNamedDeclaration :matches(FunctionDeclaration, VariableDeclarator)[id.name="Head"]',
          message: 'Heads are made by <Seo/>, through react-helmet.',
        },
      ],
    },
  },
);
