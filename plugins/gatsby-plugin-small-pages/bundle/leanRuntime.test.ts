/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leanRuntime } from './leanRuntime';

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

it('names the parts of Gatsby’s runtime that are left out', () => {
  const { resolve, module } = leanRuntime(root);
  const shakeable = module?.rules?.map((rule) => typeof rule === 'object' && rule && rule.resource);
  const modules = [...Object.keys(resolve?.alias ?? {}), ...(shakeable ?? [])].map(String);
  expect(modules.map((module) => module.replace(/^.*\/(?:node_modules|\.cache)\//, ''))).toEqual([
    'head/head-export-handler-for-browser.js',
    'register-service-worker.js',
    'gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
    'gatsby-browser-entry.js',
    'slice.js',
    'slice/server-slice.js',
  ]);
});

it('stops the build when a module is not where it was', () => {
  rmSync(join(root, '.cache/slice.js'));
  expect(() => leanRuntime(root)).toThrow(/no longer has \.cache\/slice\.js.*leanRuntime\.ts/);
});
