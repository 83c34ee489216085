/**
 * `npm start`: builds the site if what lies in public/ is not what the sources make, then serves it as a static host does.
 * `--no-build` serves what is there. PORT chooses the port.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { reasonToBuild } from './freshness';
import { createSiteServer } from './server';

const root = process.cwd();
const publicDir = join(root, 'public');

/** An end the user has to know about; anything else is a fault of this script. */
class Refusal extends Error {}

function portFrom(value = '9000'): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65535) return port;
  throw new Refusal(`PORT has to be a number from 0 to 65535, not "${value}".`);
}

async function buildIfNeeded(): Promise<void> {
  const reason = await reasonToBuild(root);
  if (!reason) return;
  console.log(`Building the site first: ${reason}.`);
  const gatsby = createRequire(join(root, 'package.json')).resolve('gatsby/cli.js');
  const { status } = spawnSync(process.execPath, [gatsby, 'build'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Refusal('The site could not be built; what is wrong stands above.');
}

function serve(port: number): void {
  const server = createSiteServer({ publicDir });
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE';
    const cure = `Stop what is using it, or choose another port: PORT=${port + 1} npm start`;
    console.error(taken ? `Port ${port} is taken. ${cure}` : error.message);
    process.exitCode = 1;
  });
  server.listen(port, () => {
    const address = server.address();
    const open = typeof address === 'object' && address ? address.port : port;
    console.log(`The site is at http://localhost:${open}  (Ctrl+C ends it)`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

async function main(flags: readonly string[]): Promise<void> {
  const port = portFrom(process.env.PORT);
  if (!flags.includes('--no-build')) await buildIfNeeded();
  if (!existsSync(join(publicDir, 'index.html'))) {
    throw new Refusal('There is no built site in public/. Build it first: npm run build');
  }
  serve(port);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
});
