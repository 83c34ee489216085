/**
 * Checks, builds and tests the site with content that an editor might write: `npx tsx e2e/content/testContent.ts [--shots folder]
 * [set …]`. The sets are those of sets.ts; each takes four to five minutes. It works in a copy of the project that
 * stays, so that a second run finds its cache; what is wrong is printed, and the exit code is 1 then.
 */
import { chromium } from '@playwright/test';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse, stringify } from 'yaml';
import { type Content, sets } from './sets';
import { launchOptions } from '../support/browser';
import { settle } from '../support/settle';
import { loadContent } from '../../plugins/gatsby-plugin-content/check/content';
import { createSiteServer } from '../../plugins/gatsby-plugin-static-host/server';
import { contentOptions } from '../../src/content/options';
import { routes } from '../../src/testing/routes';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { shots: { type: 'string' } } });
const copy = join(tmpdir(), 'pams-content');
const sizes = [
  [320, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
] as const;

/** Brings the copy up to the project's files as they are, committed or not. */
function refresh(): void {
  mkdirSync(copy, { recursive: true });
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const folder of ['data', 'e2e', 'plugins', 'scripts', 'src', 'static']) {
    rmSync(join(copy, folder), { recursive: true, force: true });
  }
  for (const file of files.split('\0')) if (file && existsSync(file)) cpSync(file, join(copy, file));
  if (!existsSync(join(copy, 'node_modules')))
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
}

/** Writes a set's content into the copy. */
function write(change: (typeof sets)[string]): void {
  const content = Object.fromEntries(
    Object.keys(contentOptions.files).map((file) => [file, parse(readFileSync(join('data', file), 'utf8'))]),
  ) as Content;
  change(content, loadContent(process.cwd(), contentOptions));
  // As the check asks: quotation marks around dates, no anchors.
  const quoted = { aliasDuplicateObjects: false, defaultStringType: 'QUOTE_SINGLE', defaultKeyType: 'PLAIN' } as const;
  for (const [file, data] of Object.entries(content)) writeFileSync(join(copy, 'data', file), stringify(data, quoted));
}

/** Runs a script of package.json in the copy: what it printed if it failed. */
function run(script: string): string[] {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script], { cwd: copy, encoding: 'utf8' });
  return status === 0 ? [] : [`npm run ${script} ended with ${status}:`, stdout.slice(-20_000), stderr.slice(-4000)];
}

/** Takes a screenshot of every page at every size, for someone to look at. */
async function shoot(folder: string): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  const server = createSiteServer({ publicDir: join(copy, 'public') }).listen(0);
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  for (const { path } of routes) {
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${path}`);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await settle(page);
      const file = `${path.slice(1) || 'index'}-${width}x${height}.png`;
      await page.screenshot({ path: join(folder, file), fullPage: true });
    }
  }
  await browser.close();
  server.close();
}

async function main(): Promise<void> {
  refresh();
  for (const [name, change] of Object.entries(sets)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    write(change);
    let problems = run('check:content');
    if (problems.length === 0) problems = run('build');
    if (problems.length === 0) {
      if (values.shots) await shoot(join(values.shots, name));
      problems = [...run('test:output'), ...run('test:e2e')];
    }
    console.log([`${name}: ${problems.length === 0 ? 'nothing wrong' : 'wrong'}`, ...problems].join('\n  '));
    if (problems.length > 0) process.exitCode = 1;
  }
}

void main();
