/**
 * The nginx example of docs/deploy.md, in a real nginx that serves `public/`. Run it after a build: `npx jest nginx --selectProjects slow`.
 * @jest-environment node
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { listen } from '../../src/testing/listen';

const domain = 'pams.example';
const [, example = ''] = /```nginx\n([^]*?)```/.exec(readFileSync('docs/deploy.md', 'utf8')) ?? [];
const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
const ports = { http: 0, https: 0 };
let nginx: ChildProcess;

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  return port;
}

/** Returns the status and the headers of the answer to a request. */
const ask = (address: string) =>
  new Promise<Record<string, unknown>>((done, fail) => {
    const { protocol, host, pathname, search } = new URL(address);
    const isSecure = protocol === 'https:';
    const options = { servername: host, rejectUnauthorized: false, headers: { host }, path: pathname + search };
    const port = isSecure ? ports.https : ports.http;
    (isSecure ? requestHttps : requestHttp)({ ...options, host: '127.0.0.1', port }, (answer) => {
      answer.resume();
      done({ status: answer.statusCode, ...answer.headers });
    })
      .on('error', fail)
      .end();
  });

const isInstalled = spawnSync('nginx', ['-v']).status === 0;
const whenInstalled = isInstalled ? describe : describe.skip;

whenInstalled('the nginx example', () => {
  beforeAll(async () => {
    Object.assign(ports, { http: await freePort(), https: await freePort() });
    const [pem, key] = [join(folder, 'pams.pem'), join(folder, 'pams.key')];
    const certificate = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${domain}`];
    execFileSync('openssl', [...certificate, '-keyout', key, '-out', pem], { stdio: 'ignore' });
    const site = example
      .replaceAll('your-domain', domain)
      .replaceAll('listen 80;', `listen 127.0.0.1:${ports.http};`)
      .replaceAll('listen 443', `listen 127.0.0.1:${ports.https}`)
      .replace('/srv/pams/public', resolve('public'))
      .replace('/etc/ssl/pams.pem', pem)
      .replace('/etc/ssl/pams.key', key);
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const http = ['include /etc/nginx/mime.types;', 'access_log off;', ...paths, site].join('\n');
    writeFileSync(join(folder, 'nginx.conf'), `daemon off;\npid ${folder}/pid;\nevents {}\nhttp {\n${http}}\n`);
    nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'errors')]);
    for (let isUp = false; !isUp && nginx.exitCode === null;)
      isUp = await ask(`http://${domain}/`).then(
        () => true,
        () => false,
      );
    expect(nginx.exitCode === null ? '' : readFileSync(join(folder, 'errors'), 'utf8')).toBe('');
  });
  afterAll(() => {
    nginx.kill();
    rmSync(folder, { recursive: true });
  });

  const site = `https://www.${domain}`;
  test.each([`http://${domain}`, `http://www.${domain}`, `https://${domain}`])(
    '%s redirects to the site',
    async (from) =>
      expect(await ask(`${from}/about?a=b`)).toMatchObject({ status: 301, location: `${site}/about?a=b` }),
  );

  const page = { status: 200, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
  const [script = ''] = /app-\w+\.js/.exec(readFileSync('public/index.html', 'utf8')) ?? [];
  test.each([
    ['/', page],
    ['/about', page],
    ['/about/', { status: 301, location: '/about' }],
    ['/no-such-page', { ...page, status: 404 }],
    ['/404', { status: 404 }],
    ['/_headers', { status: 404 }],
    [`/${script}`, { status: 200, 'cache-control': 'public, max-age=31536000, immutable' }],
    ['/app-0123456789.js', { status: 404 }],
    ['/dates.ics', { status: 200, 'content-type': 'text/calendar' }],
    ['/dates/none.ics', { status: 404 }],
    ['/manifest.webmanifest', { status: 200, 'content-type': 'application/manifest+json' }],
    ['/favicon.svg', { status: 200, 'content-security-policy': expect.stringContaining('sandbox') }],
  ])('%s', async (path, answer) => expect(await ask(site + path)).toMatchObject(answer));
});
