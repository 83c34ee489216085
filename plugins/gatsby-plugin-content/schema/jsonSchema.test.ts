/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles, readSchema } from './schema';

it.each(contentFiles(readSchema(process.cwd())))('data/$path names its own schema if any', ({ path, type }) => {
  const own = `${'../'.repeat(path.split('/').length)}.vscode/schemas/${type}.json`;
  const text = readFileSync(join('data', path), 'utf8');
  const [, named = own] = /^# yaml-language-server: \$schema=(.*)$/m.exec(text) ?? [];
  expect(named).toBe(own);
});
