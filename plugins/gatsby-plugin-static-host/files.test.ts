/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { flattenHtml, otherPrefix } from './publicDir';

it('flat HTML goes with its page, and what was put there by hand stays', () => {
  const root = mkdtempSync(join(tmpdir(), 'flat-'));
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const file of ['404.html', '404/index.html', 'about/index.html', 'films/2026/index.html'])
    put(file, '<div id="___gatsby"></div>');
  put('page-data/404.html/page-data.json', '{}');
  flattenHtml(root, ['/', '/about', '/films/2026']);
  const byHand = ['proof.html', 'tools/index.html'];
  for (const file of byHand) put(file, 'proof of ownership');
  rmSync(join(root, 'about'), { recursive: true });
  flattenHtml(root, ['/', '/films/2026']);
  const stays = (file: string) => existsSync(join(root, file));
  expect(['404.html', 'about.html', 'films/2026.html', ...byHand].filter((file) => !stays(file))).toEqual([
    'about.html',
  ]);
  rmSync(root, { recursive: true });
});

it('knows when a cache was filled for a site below another path', () => {
  const root = mkdtempSync(join(tmpdir(), 'prefix-'));
  mkdirSync(join(root, '.cache'));
  expect(['', '', '/project'].map((prefix) => otherPrefix(root, prefix))).toEqual([undefined, undefined, '/']);
  rmSync(join(root, '.cache/path-prefix.txt'));
  expect(['/project', '/project', ''].map((prefix) => otherPrefix(root, prefix))).toEqual([
    undefined,
    undefined,
    '/project',
  ]);
  rmSync(root, { recursive: true });
});
