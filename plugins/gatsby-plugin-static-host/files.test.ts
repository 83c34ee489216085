/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onPreBootstrap } from './gatsby-node';
import { flattenHtml } from './publicDir';

it('flat HTML is removed with its page; other files stay', () => {
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

it('stops the build if the cache is from another path prefix', async () => {
  const cache = new Map<string, unknown>();
  const panic = jest.fn();
  const begin = (pathPrefix: string) =>
    onPreBootstrap?.({ cache, pathPrefix, reporter: { panic } } as never, { plugins: [] }, () => undefined);
  for (const pathPrefix of ['', '']) await begin(pathPrefix);
  expect(panic).not.toHaveBeenCalled();
  await begin('/project');
  expect(panic.mock.calls).toEqual([[expect.stringContaining('for /, this one is for /project: run "npm run clean"')]]);
});
