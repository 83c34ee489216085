import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { install } from '../support/machine';

/**
 * Where phones have stayed: the floor, and the last versions for Android 6 and 7. The npm package @sparticuz/chromium carries
 * a build of each for Linux on x64: a program, compressed. The oldest is a dependency of this project.
 */
const builds = { 'chromium-92': '92.0.0', 'chromium-106': '106.0.2', 'chromium-119': '119.0.2' } as const;

export type OldChromium = keyof typeof builds;

export const isOldChromium = (name: string): name is OldChromium => name in builds;

/** Whether these builds can run on this machine. */
export const runsOldChromium = process.platform === 'linux' && process.arch === 'x64';

/**
 * The path of an old Chromium. What is missing is fetched from npm, and unpacked when first needed.
 * @throws when it cannot run on this machine, or could not be fetched
 */
export function oldChromiumPath(name: OldChromium): string {
  if (!runsOldChromium) throw new Error(`There is no ${name} for this machine. Leave it out with --project.`);
  const cache = resolve('node_modules/.cache', name);
  const program = `${cache}/chromium`;
  if (existsSync(program)) return program;
  const find = () => [resolve(), cache].map((at) => `${at}/node_modules/${name}/bin/chromium.br`).find(existsSync);
  const wanted = `${name}@npm:@sparticuz/chromium@${builds[name]}`;
  if (!find()) install(name, `npm install --silent --no-save --ignore-scripts --prefix ${cache} ${wanted}`);
  const packed = find();
  if (!packed) throw new Error(`${name} could not be fetched from npm.`);
  mkdirSync(dirname(program), { recursive: true });
  // Another worker may be at it as well: what has the program's name is whole, and is never replaced while it runs.
  const unpacked = `${program}.${process.pid}`;
  writeFileSync(unpacked, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
  try {
    linkSync(unpacked, program);
  } catch (error) {
    if (!existsSync(program)) throw error;
  } finally {
    rmSync(unpacked);
  }
  return program;
}
