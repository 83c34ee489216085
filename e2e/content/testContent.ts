/**
 * Checks, builds and tests the site with other content: `npx tsx e2e/content/testContent.ts [set …]`. `sets.ts` defines the sets. Each
 * set takes three minutes. The site is built in a copy of the project, which is kept, because its cache makes the next run faster. Problems
 * are printed, and the exit code is then 1.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Document, isScalar, parse, visit } from 'yaml';
import { loadContent } from '../../plugins/gatsby-plugin-content';
import { copyProject } from '../../src/testing/siteCopy';
import { type Content, sets } from './sets';

const chosen = process.argv.slice(2);
const copy = join(tmpdir(), 'pams-content');

/** Writes the content of a set into the copy. */
function write(change: (typeof sets)[string]): void {
  const loaded = loadContent(process.cwd());
  const read = (path: string): unknown => parse(readFileSync(join('data', path), 'utf8'));
  const content: Content = Object.fromEntries(loaded.files.map(({ path }) => [path, read(path)]));
  change(content, loaded);
  // The content check requires quotation marks around dates, and accepts no anchors.
  const quoted = { aliasDuplicateObjects: false, defaultStringType: 'QUOTE_SINGLE', defaultKeyType: 'PLAIN' } as const;
  for (const [file, data] of Object.entries(content)) {
    const document = new Document(data, quoted);
    // It also requires a Markdown text to be a block.
    visit(document, {
      Pair: (_, { key, value }) => {
        if (isScalar(key) && key.value === 'body' && isScalar(value)) value.type = 'BLOCK_LITERAL';
      },
    });
    writeFileSync(join(copy, 'data', file), document.toString({ ...quoted, lineWidth: 0 }));
  }
}

/** Runs a script of package.json in the copy; returns its output if it failed. */
function run(script: string): string[] {
  // On Windows `npm` is a script, which only a shell can run.
  const options = { cwd: copy, encoding: 'utf8', shell: true } as const;
  const { status, stdout, stderr } = spawnSync(`npm run --silent ${script}`, options);
  return status === 0 ? [] : [`npm run ${script} ended with ${status}:`, stdout.slice(-20_000), stderr.slice(-4000)];
}

copyProject(copy);
for (const [name, change] of Object.entries(sets)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  write(change);
  // Each step reads the output of the step before it.
  let problems: string[] = [];
  for (const script of ['check:content', 'build', 'test:output', 'test:e2e'])
    if (problems.length === 0) problems = run(script);
  console.log([`${name}: ${problems.length === 0 ? 'passed' : 'failed'}`, ...problems].join('\n  '));
  if (problems.length > 0) process.exitCode = 1;
}
