/** @jest-environment node */
import { lowerStyles } from './lowerStyles';

const layers = ['base', 'components', 'sections', 'utilities'];
const lowered = (css: string) => lowerStyles(css, layers).then((text) => text.replace(/\s+/g, ' ').trim());

it('sets layers apart by specificity, the same in every sheet', async () => {
  expect(await lowered('@layer base { a { color: red } }')).toBe('a { color: red }');
  expect(await lowered('@layer base, components; @layer components { .b { color: red } }')).toBe(
    String.raw`.b:not(#\#) { color: red }`,
  );
  expect(await lowered('.c { color: red }')).toBe(String.raw`.c:not(#\#):not(#\#):not(#\#):not(#\#) { color: red }`);
});

it('leads to the fonts below the path of the site', async () => {
  const css = "a { src: url('/fonts/a.woff2'), url(/project/static/b.svg) }";
  expect(await lowerStyles(css, layers, '/project')).toContain(
    "url('/project/fonts/a.woff2'), url(/project/static/b.svg)",
  );
  expect(await lowerStyles(css, layers)).toContain("url('/fonts/a.woff2')");
});
