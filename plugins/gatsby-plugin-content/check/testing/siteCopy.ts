import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const project = process.cwd();

/**
 * Copies the site without what was built, so that its content can be changed.
 *
 * @returns the root of the copy; the caller removes it
 */
export const copySite = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  for (const name of ['data', 'docs', 'plugins', 'scripts', 'src', 'static', 'package.json', 'tsconfig.json']) {
    cpSync(join(project, name), join(root, name), { recursive: true });
  }
  for (const name of readdirSync(project).filter((each) => each.startsWith('gatsby-'))) {
    cpSync(join(project, name), join(root, name));
  }
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  return root;
};

/** Starts `gatsby build` or `gatsby develop` in a copy of the site. */
export const startGatsby = (root: string, ...args: readonly string[]): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [join(project, 'node_modules/gatsby/cli.js'), ...args], {
    cwd: root,
    env: {
      ...process.env,
      CI: '1',
      GATSBY_TELEMETRY_DISABLED: '1',
      NODE_ENV: args[0] === 'build' ? 'production' : 'development',
    },
  });
