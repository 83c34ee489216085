/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles, readSchema } from './schema';

it.each(contentFiles(readSchema(process.cwd())))(
  'data/$path names its own schema where it names one',
  ({ path, type }) => {
    const own = `${'../'.repeat(path.split('/').length)}.vscode/schemas/${type}.json`;
    const [, named = own] =
      /^# yaml-language-server: \$schema=(.*)$/m.exec(readFileSync(join('data', path), 'utf8')) ?? [];
    expect(named).toBe(own);
  },
);
