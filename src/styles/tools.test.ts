/** @jest-environment node */
import { compileString } from 'sass';

it('the tools emit no CSS by themselves', () => {
  const { css } = compileString("@use 'tools';", { loadPaths: ['src/styles'] });
  expect(css).toBe('');
});

it('the tokens emit custom properties alone', () => {
  const { css } = compileString("@use 'tokens';", { loadPaths: ['src/styles'] });
  const declarations = css.match(/^\s+[\w-]+(?=:)/gm) ?? [];
  expect(declarations.length).toBeGreaterThan(30);
  expect(declarations.filter((name) => !name.trim().startsWith('--'))).toEqual([]);
});
