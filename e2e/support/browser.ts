import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium, type LaunchOptions } from '@playwright/test';

// The browsers of the tests come from npm, as builds of Chromium for Linux on x64: the one of all tests with its libraries and a font,
// and old ones under names such as `chromium-106`. They are unpacked once.

const packed = (name: string) => `node_modules/${name}/bin`;
const current = '@sparticuz/chromium';
const cache = resolve('node_modules/.cache/chromium');

const isUsable = process.platform === 'linux' && process.arch === 'x64';

/** The old Chromiums that are installed: projects in playwright.config.ts. */
export const oldChromiums = isUsable ? readdirSync('node_modules').filter((name) => /^chromium-\d+$/.test(name)) : [];

/** The fonts of the machine, and those of the package for a machine without any. */
const fontSettings = `<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;

/**
 * Unpacks a package into a separate folder.
 * @returns the folder: a program `chromium`, and what else the package has
 */
function unpack(name: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  const folder = `${cache}/${version}`;
  if (existsSync(folder)) return folder;
  // Only a whole folder gets the name, because this process may be stopped, or another may do the same.
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
 * The path of a Chromium that npm did not bring.
 * @throws when there is none, with advice
 */
function installedChromium(): string {
  const found = [
    chromium.executablePath(),
    '/usr/lib/chromium/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ].find((place) => existsSync(place));
  if (found) return found;
  throw new Error('There is no Chromium for the tests. This brings one: npx playwright install --with-deps chromium');
}

/** The program, and what it needs in its environment. `CHROMIUM_PATH` names another program. */
function program(old: string | undefined): LaunchOptions {
  const { CHROMIUM_PATH, FONTCONFIG_FILE } = process.env;
  if (!old && CHROMIUM_PATH) return { executablePath: CHROMIUM_PATH };
  if (!isUsable || !existsSync(packed(current))) return { executablePath: installedChromium() };
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
 * Options to start a browser: without a sandbox (containers run as root) and without background requests.
 * @param old one of {@link oldChromiums}
 */
export const launchOptions = (old?: string): LaunchOptions => ({
  ...program(old),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
