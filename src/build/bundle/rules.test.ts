/** @jest-environment node */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleRules } from './rules';

let root: string;

/** A project whose .cache Gatsby has filled, as it does before the first bundle. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rules-'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  mkdirSync(join(root, '.cache'));
  for (const name of ['head', 'slice', 'slice.js', 'gatsby-browser-entry.js', 'register-service-worker.js']) {
    cpSync(join(process.cwd(), 'node_modules/gatsby/cache-dir', name), join(root, '.cache', name), { recursive: true });
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const changed = (stage: string): string[] =>
  bundleRules(stage, root).map(({ resource }) => resource.replace(/^.*\/(?:node_modules|\.cache)\//, ''));

it('takes the styles out of sonner in every bundle, and lightens Gatsby’s runtime in the one visitors load', () => {
  const sonner = 'sonner/dist/index.mjs';
  for (const stage of ['build-html', 'develop']) expect(changed(stage)).toEqual([sonner]);
  expect(changed('build-javascript')).toEqual([
    sonner,
    'head/head-export-handler-for-browser.js',
    'register-service-worker.js',
    'gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
    '@gatsbyjs/reach-router/dist/index.modern.mjs',
    'gatsby-browser-entry.js',
    'slice.js',
    'slice/server-slice.js',
  ]);
});

it('names loaders that are there', () => {
  const loaders = bundleRules('build-javascript').flatMap(({ use }) => use ?? []);
  expect(loaders.length).toBeGreaterThan(0);
  expect(loaders.filter((loader) => !existsSync(loader))).toEqual([]);
});

it('stops the build when a module is not where it was', () => {
  rmSync(join(root, '.cache/slice.js'));
  expect(() => bundleRules('build-javascript', root)).toThrow(/no \.cache\/slice\.js any more.*rules\.ts/);
});
