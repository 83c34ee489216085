import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Stryker breaks a copy of the project. A test that names its environment in its first lines would run there without
// telling Stryker what it covers, so in the copy it names ours.

if (!process.cwd().includes('.stryker-tmp')) throw new Error('only for the copy that Stryker works in');

for (const entry of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
  if (!/\.test\.tsx?$/.test(entry)) continue;
  const file = join('src', entry);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/(@jest-environment) (node|jsdom)\b/, '$1 ./src/testing/mutation/$2.js'));
}
