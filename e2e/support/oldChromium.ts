import type { Page } from '@playwright/test';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { install } from './browser';

/**
 * The oldest of the supported range, and the last versions for Android 6 and 7. The npm package @sparticuz/chromium carries
 * a build of each for Linux on x64: a program, compressed. The oldest is a dependency of this project.
 */
const builds: Readonly<Record<string, string>> = {
  oldest: '92.0.0',
  'chromium-106': '106.0.2',
  'chromium-119': '119.0.2',
};

/** The projects in playwright.config.ts that have such a browser; none on another machine. */
export const oldChromiums = process.platform === 'linux' && process.arch === 'x64' ? Object.keys(builds) : [];

/**
 * The path of an old Chromium. What is missing is fetched from npm, and unpacked when first needed.
 * @param project one of {@link oldChromiums}
 */
export function oldChromiumPath(project: string): string {
  const cache = resolve('node_modules/.cache', project);
  const program = `${cache}/chromium`;
  if (existsSync(program)) return program;
  mkdirSync(cache, { recursive: true });
  const packed = 'node_modules/chromium-92/bin/chromium.br';
  const fetched = `${cache}/node_modules/@sparticuz/chromium/bin/chromium.br`;
  if (project !== 'oldest')
    install(project, `npm install --silent --ignore-scripts --prefix ${cache} @sparticuz/chromium@${builds[project]}`);
  // Another worker may unpack it too. Only a whole file gets the name, and none is replaced: a browser that runs starts itself again.
  const unpacked = `${program}.${process.pid}`;
  const file = project === 'oldest' ? packed : fetched;
  writeFileSync(unpacked, brotliDecompressSync(readFileSync(file)), { mode: 0o755 });
  try {
    linkSync(unpacked, program);
  } catch (error) {
    if (!existsSync(program)) throw error;
  }
  rmSync(unpacked);
  return program;
}

/** Gives Playwright's own scripts in a page what no Chromium before 105 knows; the scripts of the page do not see it. */
export async function teachVisibility(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { _guid: id } = page as Page & { _guid?: string };
  await session.send('Page.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    worldName: `__playwright_utility_world_${id}`,
    source: 'Element.prototype.checkVisibility ??= function () { return this.getClientRects().length > 0; };',
  });
}
