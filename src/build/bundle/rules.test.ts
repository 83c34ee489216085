/** @jest-environment node */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bundleRules } from './rules';

const { resolve } = createRequire(__filename);

/** The names of the loaders that a module goes through on its way into a bundle. */
const loadersOf = (module: string, stage: string) =>
  bundleRules(stage)
    .filter(({ test }) => test.test(module))
    .map(({ use }) => use.split(/[\\/]/).at(-1));

const head = '/site/.cache/head/head-export-handler-for-browser.js';
const workers = '/site/.cache/../node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js';

it('takes the styles out of sonner, as it is installed, in every bundle', () => {
  for (const stage of ['build-javascript', 'build-html', 'develop']) {
    const sonner = resolve('sonner').replace(/index\.js$/, 'index.mjs');
    expect(loadersOf(sonner, stage)).toEqual(['sonnerWithoutStyles.js']);
    expect(loadersOf(`${sonner}.map`, stage)).toEqual([]);
  }
});

it.each([head, workers])('leaves %s out of what visitors load, and of nothing else', (module) => {
  expect(loadersOf(module, 'build-javascript')).toEqual(['leftOut.js']);
  expect(loadersOf(module.replaceAll('/', '\\'), 'build-javascript')).toEqual(['leftOut.js']);
  expect(loadersOf(module, 'develop')).toEqual([]);
  expect(loadersOf(`${module}on`, 'build-javascript')).toEqual([]);
});

it('names loaders that are there, and runs them before Gatsby’s own', () => {
  for (const { use, enforce } of bundleRules('build-javascript')) {
    expect(existsSync(use)).toBe(true);
    expect(enforce).toBe('pre');
  }
});
