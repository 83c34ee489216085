import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drift } from './drift';
import { emissions } from './emissions';

// Writes the generated files. With --check it writes nothing and fails when a file differs.

const styles = join(process.cwd(), 'src/styles');
const files = emissions();
const drifted = drift(styles, files);

if (process.argv.includes('--check')) {
  for (const file of drifted)
    console.error(`src/styles/${file} differs from what src/weave/ makes; run \`npm run weave\``);
  process.exitCode = drifted.length > 0 ? 1 : 0;
} else {
  mkdirSync(join(styles, 'cloth'), { recursive: true });
  for (const [file, contents] of files) writeFileSync(join(styles, file), contents);
  for (const file of drifted.filter((name) => !files.has(name))) rmSync(join(styles, file));
  console.log(`${files.size} files written, ${drifted.length} of them changed`);
}
