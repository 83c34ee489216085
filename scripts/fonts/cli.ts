import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fonts } from './fonts';

/**
 * `npm run generate` cuts the fonts, and writes them with the style sheet and the list that name them. With `-- --check` it writes nothing,
 * and fails if what is there differs.
 */
async function main(): Promise<void> {
  const files = await fonts();
  const stale = readdirSync('static/fonts')
    .map((name) => `static/fonts/${name}`)
    .filter((path) => !files.has(path));
  const changed = [...files].filter(([path, text]) => !existsSync(path) || !readFileSync(path).equals(text));
  if (stale.length + changed.length === 0) return console.log('The fonts are up to date.');
  if (process.argv.includes('--check')) {
    process.exitCode = 1;
    return console.error(
      'The fonts are not those of scripts/fonts: run `npm run generate`, and commit what it writes.',
    );
  }
  for (const path of stale) rmSync(path);
  for (const [path, content] of changed) writeFileSync(path, content);
}

void main();
