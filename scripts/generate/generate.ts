import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { drift } from './drift';
import { fonts } from './fonts/fonts';
import { schemas } from './schemas';

/** Folders in which every file is generated. */
const folders = ['.vscode/schemas', 'static/fonts'];

/**
 * `npm run generate` writes what is generated and committed, and deletes what is no longer. With `-- --check` it writes nothing,
 * names what differs, and fails if anything does.
 */
async function main(): Promise<void> {
  const wanted = new Map([...schemas(), ...(await fonts())]);
  const drifted = drift('.', wanted, folders);
  if (drifted.length === 0) return console.log('The generated files are up to date.');
  if (process.argv.includes('--check')) {
    process.exitCode = 1;
    return console.error(`Run \`npm run generate\` and commit what it writes: ${drifted.join(', ')}`);
  }
  for (const path of drifted) {
    const content = wanted.get(path);
    mkdirSync(dirname(path), { recursive: true });
    if (content === undefined) rmSync(path);
    else writeFileSync(path, content);
  }
  console.log(`Written: ${drifted.join(', ')}`);
}

void main();
