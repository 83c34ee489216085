import { readFileSync } from 'node:fs';
import sonnerWithoutStyles from './sonnerWithoutStyles';

const published = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8');

it('leaves no call behind that writes a style element', () => {
  const calls = /__insertCSS\((?!code\))/g;
  expect(published.match(calls)).toHaveLength(1);
  const without = sonnerWithoutStyles(published);
  expect(without.match(calls)).toBeNull();
  expect(without).toContain('export { Toaster, toast, useSonner }');
});

it('stops the build when sonner has changed', () => {
  expect(() => sonnerWithoutStyles('export const toast = 1;')).toThrow(/no longer writes/);
});
