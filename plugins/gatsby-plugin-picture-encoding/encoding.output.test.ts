import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasHalvedColour } from './testing/avif';

test('the pictures of the build have half the resolution for colour', () => {
  const files = readdirSync('public/static', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.avif$/.test(file),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !hasHalvedColour(readFileSync(join('public/static', file))))).toEqual([]);
});
