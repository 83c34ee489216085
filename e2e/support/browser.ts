import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { LaunchOptions } from '@playwright/test';

// Chromium comes from npm packages, as compressed builds for Linux on x64, which are unpacked once. `@sparticuz/chromium`, with libraries and
// a font, runs all tests. Old versions have package names such as `chromium-106`.

const packed = (name: string) => `node_modules/${name}/bin`;
const current = '@sparticuz/chromium';
const cache = resolve('node_modules/.cache/chromium');

const isUsable = process.platform === 'linux' && process.arch === 'x64';

/** The names of the installed packages with old Chromiums. Each is a project in playwright.config.ts. */
export const oldChromiums = isUsable ? readdirSync('node_modules').filter((name) => /^chromium-\d+$/.test(name)) : [];

/** Fontconfig's settings: the fonts of the machine, and those of the package, because a machine may have none. */
const fontSettings = `<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;

/** Unpacks a package into the cache. Returns the folder, with the program `chromium`, and in the current package libraries and fonts. */
function unpack(name: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  const folder = `${cache}/${version}`;
  if (existsSync(folder)) return folder;
  // The folder is renamed when it is complete, because this process may be stopped, or another may unpack the same package.
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const read = (file: string) => brotliDecompressSync(readFileSync(`${packed(name)}/${file}`));
  writeFileSync(`${unfinished}/chromium`, read('chromium.br'), { mode: 0o755 });
  for (const archive of ['al2023.tar.br', 'fonts.tar.br'].filter((file) => existsSync(`${packed(name)}/${file}`)))
    execFileSync('tar', ['-x', '-C', unfinished], { input: read(archive) });
  writeFileSync(`${unfinished}/fonts.conf`, fontSettings);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/**
 * Returns the path of the browser, and the environment variables it needs. `CHROMIUM_PATH` selects another browser. Where the package
 * cannot run, it is Google Chrome.
 */
function program(old: string | undefined): LaunchOptions {
  const { CHROMIUM_PATH, FONTCONFIG_FILE } = process.env;
  if (!old && CHROMIUM_PATH) return { executablePath: CHROMIUM_PATH };
  if (!isUsable || !existsSync(packed(current))) return { channel: 'chrome' };
  const folder = unpack(current);
  return {
    executablePath: `${old ? unpack(old) : folder}/chromium`,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: `${folder}/lib`,
      FONTCONFIG_FILE: FONTCONFIG_FILE ?? `${folder}/fonts.conf`,
    },
  };
}

/**
 * Returns Playwright's options to start a browser: without a sandbox, because containers run as root, and with each loaded picture decoded
 * before the next frame, because a screenshot would be without it otherwise.
 */
export const launchOptions = (old?: string): LaunchOptions => ({
  ...program(old),
  args: ['--no-sandbox', '--disable-gpu', '--disable-checker-imaging'],
});
