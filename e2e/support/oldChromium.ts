import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Where the npm package @sparticuz/chromium, installed under another name, carries a build for Linux on x64: a program, compressed. */
const packed = (project: string) => `node_modules/${project}/bin/chromium.br`;

/**
 * The projects in playwright.config.ts that have an old Chromium: the oldest of the supported range, and the last versions for Android 6
 * and 7. The oldest is a dependency of this project; docs/commands.md says how to add the others. None on another kind of machine.
 */
export const oldChromiums = ['chromium-92', 'chromium-106', 'chromium-119'].filter(
  (project) => process.platform === 'linux' && process.arch === 'x64' && existsSync(packed(project)),
);

/**
 * The path of an old Chromium, which is unpacked when first needed.
 * @param project one of {@link oldChromiums}
 */
export function oldChromiumPath(project: string): string {
  const cache = resolve('node_modules/.cache', project);
  const program = `${cache}/chromium`;
  if (existsSync(program)) return program;
  mkdirSync(cache, { recursive: true });
  // Another worker may unpack it too. Only a whole file gets the name, and none is replaced: a browser that runs starts itself again.
  const unpacked = `${program}.${process.pid}`;
  writeFileSync(unpacked, brotliDecompressSync(readFileSync(packed(project))), { mode: 0o755 });
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
