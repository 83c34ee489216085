import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from './listen';

const project = process.cwd();

/**
 * Copies the project's files, committed or not, into a folder, and returns the folder: a new one, which the caller removes, or the given
 * one. Keeps the `.cache` and `public` of an earlier copy.
 */
export function copyProject(root = mkdtempSync(join(tmpdir(), 'site-'))): string {
  mkdirSync(root, { recursive: true });
  for (const name of readdirSync(root))
    if (!['.cache', 'node_modules', 'public'].includes(name)) rmSync(join(root, name), { recursive: true });
  const asked = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  for (const file of execFileSync('git', asked, { encoding: 'utf8' }).split('\0'))
    if (file && existsSync(file)) cpSync(file, join(root, file));
  const packages = 'node_modules';
  // On Windows a user without special rights can make a junction, but no symbolic link.
  if (!existsSync(join(root, packages))) symlinkSync(join(project, packages), join(root, packages), 'junction');
  return root;
}

/** Starts `gatsby build` or `gatsby develop` in a copy of the site, with additional environment variables. */
export function startGatsby(root: string, args: readonly string[], more = {}): ChildProcessWithoutNullStreams {
  // Jest sets NODE_ENV to `test`.
  const NODE_ENV = args[0] === 'build' ? 'production' : 'development';
  const env = { ...process.env, CI: '1', GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV, ...more };
  return spawn(process.execPath, [join(project, 'node_modules/gatsby/cli.js'), ...args], { cwd: root, env });
}

/** Starts `gatsby develop` over a copy of the site, and waits for its first bundle. */
export async function developCopy() {
  const root = copyProject();
  const holder = createServer();
  const port = await listen(holder);
  holder.close();
  const gatsby = startGatsby(root, ['develop', '-p', String(port)]);
  let printed = '';
  for (const stream of [gatsby.stdout, gatsby.stderr])
    stream.on('data', (bytes: Buffer) => (printed += bytes.toString()));
  /** Waits until Gatsby prints a text, and returns the whole output. */
  const prints = async (text: string): Promise<string> => {
    while (!printed.includes(text)) {
      await Promise.race([once(gatsby.stdout, 'data'), once(gatsby, 'exit')]);
      if (gatsby.exitCode !== null) throw new Error(printed);
    }
    return printed;
  };
  await prints('success Building development bundle');
  return {
    root,
    address: `http://localhost:${port}`,
    prints,
    /** Discards the output so far. */
    forget: () => (printed = ''),
    /** Stops `gatsby develop`, and removes the copy. */
    async stop() {
      const gone = once(gatsby, 'exit');
      if (gatsby.exitCode === null && gatsby.kill()) await gone;
      rmSync(root, { recursive: true, force: true });
    },
  };
}
