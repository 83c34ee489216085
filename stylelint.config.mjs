import { readFileSync } from 'node:fs';

/** Named as an option, so that the cache of `npm run lint` does not outlive a change of it. */
const { browserslist: browsers } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Features of CSS the rule against unsupported ones need not report, by their names on caniuse.com. */
const settled = [
  // Lowered by Sass.
  'css-nesting',
  'css-when-else',
  // A browser that lacks one shows the page a little plainer, or its own way, and nothing is lost.
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
    'no-descending-specificity': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'property-no-unknown': [true, { ignoreProperties: ['animation-timeline', 'animation-range'] }],
    // Safari knows ranges from 16.4 on.
    'media-feature-range-notation': 'prefix',
    'layer-name-pattern': null,
    'plugin/no-unsupported-browser-features': [true, { browsers, ignore: settled, ignorePartialSupport: true }],
  },
  overrides: [
    {
      // The text styles of _type.scss set the size and the face of texts.
      files: ['src/{cards,components,layout,sections}/**/*.scss'],
      rules: { 'declaration-property-value-disallowed-list': { '/^font(-size|-family)?$/': ['/./'] } },
    },
    { files: ['src/styles/_tokens.scss'], rules: { 'color-no-hex': null } },
    // The signs in a `unicode-range`.
    { files: ['src/styles/_fonts.scss'], rules: { 'scss/operator-no-unspaced': null } },
  ],
  ignoreFiles: ['public/**', '.cache/**'],
};
