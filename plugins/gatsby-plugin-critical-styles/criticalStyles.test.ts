/** @jest-environment node */
import { load } from 'cheerio';
import { usedStyles } from './criticalStyles';

const page = '<a class="link" href="/">Films</a><details><summary>Menu</summary><a href="/">Films</a></details>';
const used = (css: string) => usedStyles(css, load(page));

it.each([
  ['of elements in the page', '.link{color:red}'],
  ['of the selectors that match', '.link{color:red}', '.link,.other{color:red}'],
  ['in media and support queries', '@media (min-width:48em){@supports (height:1svh){a{color:red}}}'],
  ['of their pseudo-elements', 'a::before{color:red}'],
  ['in layers', '@layer sections{.link::after{color:red}}'],
  ['for a negated state', '.link:not(:focus-visible){left:-9px}'],
  ['for :not(:has()) with a later sibling', '.link:not(:has(+*)),a:not(:has(>:is(b,i)+*)){left:0}'],
  ['of variables that are used', ':root{--gold:#f5b01a;--accent:var(--gold)}a{color:var(--accent)}'],
  ['of a menu that is open', 'details[open]>a{color:red}'],
  ['of a menu that is closed', 'details:not([open])>a{color:red}'],
  ['with an unknown pseudo-class', 'a:unheard-of{color:red}'],
  ['of animations', '@keyframes come{from{opacity:0}}a{animation:come 1s}'],
  ['of fonts for letters of the page', '@font-face{font-family:A;unicode-range:U+20-45,U+46}'],
])('keeps styles %s', (_, css, whole = css) => expect(used(whole)).toBe(css));

it.each([
  ['of elements that are not in the page', '.other{color:red}'],
  ['inside queries', '@media (min-width:48em){@supports (height:1svh){.other{color:red}}}'],
  ['for hover, press and focus', 'a:hover,a:active,a:focus-visible{color:red}'],
  [
    'for states of fields that are not in the page',
    '.other:user-valid,.other:-webkit-autofill,.other:autofill{color:red}',
  ],
  ['of first letters that are not in the page', '.other:first-letter{color:red}'],
  ['for what a visitor types', 'a:has(:user-valid){color:red}'],
  ['of unused variables', ':root{--gold:#f5b01a;--accent:var(--gold)}'],
  ['of unused registered variables', '@property --light{syntax:"<percentage>"}'],
  ['for print', '@media print{a{color:red}}'],
  ['of fonts for other letters', '@font-face{font-family:A;unicode-range:U+181,u+1ea0-1ea1}'],
])('leaves out styles %s', (_, css) => expect(used(css)).toBe(''));
