/** @jest-environment node */
import { load } from 'cheerio';
import { criticalStyles, usedStyles } from './criticalStyles';

const used = (
  css: string,
  body = '<a class="link" href="/">Films</a><details><summary>Menu</summary><a href="/">Films</a></details>',
) => usedStyles(css, load(body));

it.each([
  ['of elements that are there', '.link{color:red}'],
  ['of some of its selectors', '.link{color:red}', '.link,.other{color:red}'],
  ['in media and support queries', '@media (min-width:48em){@supports (height:1svh){a{color:red}}}'],
  ['of their pseudo-elements', 'a::before{color:red}'],
  ['of layers that were lowered to specificity', String.raw`.link:not(#\#):not(#\#)::after{color:red}`],
  ['for states they are not in', '.link:not(:focus-visible){left:-9px}'],
  ['while what follows them is not there', String.raw`.link:not(:has(+*)):not(#\#),a:not(:has(>:is(b,i)+*)){left:0}`],
  ['of variables', ':root{--gold:#f5b01a;--accent:var(--gold)}a{color:var(--accent)}'],
  ['of a menu that is open', 'details[open]>a{color:red}'],
  ['of a menu that is closed', 'details:not([open])>a{color:red}'],
  ['that cannot be matched', 'a:unheard-of{color:red}'],
  ['of motion', '@keyframes come{from{opacity:0}}'],
  ['of fonts for its letters', '@font-face{font-family:A;unicode-range:U+20-45,U+46}'],
])('keeps styles %s', (_, css, whole = css) => {
  expect(used(whole)).toBe(css);
});

it.each([
  ['of elements that are not there', '.other{color:red}'],
  ['inside queries', '@media (min-width:48em){@supports (height:1svh){.other{color:red}}}'],
  ['for what a visitor does', 'a:hover,a:active,a:focus-visible{color:red}'],
  ['of variables nothing uses', ':root{--gold:#f5b01a;--accent:var(--gold)}'],
  ['for paper', '@media print{a{color:red}}'],
  ['of fonts for other letters', '@font-face{font-family:A;unicode-range:U+181,u+1ea0-1ea1}'],
])('leaves out styles %s', (_, css) => {
  expect(used(css)).toBe('');
});

describe('a page', () => {
  const sheets =
    '<style data-href="/films-1.css" data-identity="gatsby-global-css">h2{color:red}h1{color:red}</style>' +
    '<style data-href="/app-2.css" data-identity="gatsby-global-css">h1{left:0}footer,aside{color:red}</style>';
  const page = (section: string, head = sheets) =>
    `<html><head>${head}</head><body><div><main><!--$--><script type="application/ld+json">{}</script>${section}<h2>All</h2></main><footer></footer></div><aside></aside></body></html>`;
  const section = '<section><h1>Films</h1></section>';
  const built = criticalStyles(page(section));

  it('carries the styles of its first section, in their order', () => {
    expect(built.match(/<style[^]*?<\/style>/g)).toEqual(['<style>h1{color:red}h1{left:0}</style>']);
  });

  it('links the whole sheets behind that, and has Firefox wait for them', () => {
    expect(built).toContain(
      `${section}<div data-styles hidden><link rel="preload" as="style" href="/app-2.css"/>` +
        '<link rel="stylesheet" href="/films-1.css"/>' +
        '<link rel="stylesheet" href="/app-2.css"/><script> </script></div><h2>All</h2>',
    );
  });

  it.each([
    ['a first section', page('').replace('<h2>All</h2>', '')],
    ['its styles where they were', page(section, sheets.replaceAll('data-identity', 'data-name'))],
  ])('stops the build without %s', (_, html) => {
    expect(() => criticalStyles(html)).toThrow('criticalStyles.ts');
  });
});
