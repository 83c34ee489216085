/** @jest-environment node */
import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listen, type Listening } from '../../src/testing/listen';
import { createSiteServer } from '../../plugins/gatsby-plugin-static-host/server';
import { makeHostedSite } from '../../plugins/gatsby-plugin-static-host/testing/hosted';
import { verifyDeployment } from './verifyDeployment';

const prefix = '/project';
let root: string;
let live: Listening;

beforeEach(async () => {
  root = await makeHostedSite(prefix);
  live = await listen(createSiteServer({ publicDir: join(root, 'public') }));
});

afterEach(async () => {
  await live.close();
  await rm(root, { recursive: true });
});

const verify = (changes: { publicDir?: string; headers?: boolean; endpoints?: string[] } = {}) =>
  verifyDeployment({
    url: `http://127.0.0.1:${live.port}${prefix}`,
    publicDir: join(root, 'public'),
    headers: true,
    endpoints: [],
    ...changes,
  });

it('has nothing to say about the build itself', async () => {
  expect(await verify()).toEqual([]);
});

it('tells pages and files that are another, are gone, or have other headers', async () => {
  const other = await makeHostedSite(prefix);
  const publicDir = join(other, 'public');
  await writeFile(join(publicDir, 'about.html'), 'newer');
  await writeFile(join(publicDir, 'app-2.js'), 'newer');
  await writeFile(join(publicDir, 'static/a.avif'), 'newer');
  await writeFile(join(publicDir, '404.html'), 'newer');
  const rules = `${prefix}/films\n  X-Robots-Tag: noindex\n`;
  await writeFile(join(publicDir, '_headers'), rules);
  expect(await verify({ publicDir })).toEqual([
    '/no-such-page: is not 404.html of this build',
    '/about: is not about.html of this build',
    '/app-2.js: status 404, not 200',
    '/films: x-robots-tag is missing',
    '/static/a.avif: is not static/a.avif of this build',
  ]);
  expect(await verify({ publicDir, headers: false })).toHaveLength(4);
  await rm(other, { recursive: true });
});

it.each([
  [200, '*', []],
  [204, `http://127.0.0.1`, []],
  [405, undefined, []],
  [200, undefined, [expect.stringMatching(/does not let .* read its answers/)]],
  [404, '*', [expect.stringContaining('answers 404')]],
  [503, '*', [expect.stringContaining('answers 503')]],
])('an endpoint that answers %p with %p is judged, and nothing is sent', async (status, allowed, expected) => {
  const methods: (string | undefined)[] = [];
  const endpoint = await listen(
    createServer((request, response) => {
      methods.push(request.method);
      const origin = allowed === '*' ? allowed : request.headers.origin;
      response.writeHead(status, allowed ? { 'Access-Control-Allow-Origin': origin } : {}).end();
    }),
  );
  expect(await verify({ endpoints: [`http://127.0.0.1:${endpoint.port}/f`] })).toEqual(expected);
  expect(methods).toEqual(['OPTIONS']);
  await endpoint.close();
});
