/**
 * `npm start`: serves the finished build in public/ as a static host does; builds first where there is none, or with
 * `-- --build`. PORT chooses the port; HOST the address it is reached at, without which only this machine reaches it.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { builtPath } from './publicDir';
import { createSiteServer } from './server';

const loopback = '127.0.0.1';

/** When the build in public/ was finished: `_headers` is the last file that a build writes. */
function builtAt(): Date | undefined {
  const [page, headers] = ['index.html', '_headers'].map((file) =>
    statSync(`public/${file}`, { throwIfNoEntry: false }),
  );
  // A newer page is that of `gatsby develop`, or of a build that was interrupted.
  return page && headers && page.mtimeMs <= headers.mtimeMs ? headers.mtime : undefined;
}

function serve(host: string, port: number): void {
  const server = createSiteServer({ publicDir: 'public' });
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = `Port ${port} is taken. Stop what is using it, or choose another port: PORT=${port + 1} npm start`;
    console.error(error.code === 'EADDRINUSE' ? taken : error.message);
    process.exitCode = 1;
  });
  server.listen(port, host, () => {
    const { port: open } = server.address() as AddressInfo;
    const address = `http://${host === loopback ? 'localhost' : host}:${open}${builtPath('public')}`;
    console.log(`The site, built ${builtAt()?.toLocaleString() ?? 'just now'}, is at ${address}  (Ctrl+C ends it)`);
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
}

const { HOST = loopback, PORT = '9000' } = process.env;
if (!/^\d+$/.test(PORT) || Number(PORT) > 65535) {
  console.error(`PORT has to be a number from 0 to 65535, not "${PORT}".`);
  process.exitCode = 1;
} else {
  const build = process.argv.includes('--build') || !builtAt();
  if (build) console.log('Building the site first.');
  const { status } = build ? spawnSync('npm run build', { shell: true, stdio: 'inherit' }) : { status: 0 };
  if (status === 0) serve(HOST, Number(PORT));
  else process.exitCode = 1;
}
