import { readFileSync } from 'node:fs';

/** The supported browsers. They are an option of the rule, so that a change of them invalidates the cache of `npm run lint`. */
const { browserslist: browsers } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Features of CSS that may be used although some browsers do not support them, by their names on caniuse.com. */
const allowed = [
  // Compiled by Sass.
  'css-nesting',
  'css-when-else',
  // Without these, a page only looks a little plainer.
  'css-autofill',
  'css-media-scripting',
  'css-overscroll-behavior',
  'css-paged-media',
  'css-resize',
  'css-scrollbar',
  'text-size-adjust',
];

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard-scss',
  plugins: ['stylelint-no-unsupported-browser-features'],
  rules: {
    'selector-class-pattern': [
      '^(u-)?[a-z][a-zA-Z0-9-]*$',
      { message: 'Class names are camelCase (utilities: u-name)' },
    ],
    'color-no-hex': true,
    'max-nesting-depth': [1, { ignoreAtRules: ['media', 'supports', 'include'], ignore: ['pseudo-classes'] }],
    // Safari supports ranges such as `(width >= 48rem)` only since 16.4.
    'media-feature-range-notation': 'prefix',
    'plugin/no-unsupported-browser-features': [true, { browsers, ignore: allowed, ignorePartialSupport: true }],
  },
  overrides: [
    {
      // Font sizes and families are set only by the text styles in _type.scss.
      files: ['src/{cards,components,forms,layout,sections}/**/*.scss'],
      rules: { 'declaration-property-value-disallowed-list': { '/^font(-size|-family)?$/': ['/./'] } },
    },
    { files: ['src/styles/_tokens.scss'], rules: { 'color-no-hex': null } },
    // The rule takes plus and minus in a `unicode-range` for operators.
    { files: ['src/styles/_fonts.scss'], rules: { 'scss/operator-no-unspaced': null } },
  ],
};
