/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { parse } from 'postcss';
import { compile } from 'sass';

const modules = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!media)\.module\.scss$/.test(file),
);
const sheets = ['styles/main.scss', ...modules].map((file) => `src/${file}`);

/** The selectors of a sheet that stand in no layer of the cascade. */
function unlayered(sheet: string): string[] {
  const css = parse(compile(sheet).css);
  css.walkAtRules(/^(layer|keyframes)$/, (rule) => void rule.remove());
  const selectors: string[] = [];
  css.walkRules(({ selector }) => void selectors.push(selector));
  return selectors;
}

it('every style stands in a layer', () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.flatMap(unlayered)).toEqual([]);
});
