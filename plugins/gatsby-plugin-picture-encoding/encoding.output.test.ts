import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** True if colour has half the resolution of light: two bits of AVIF's configuration (AV1 in ISO BMFF, 2.3.3). */
const hasHalvedColour = (file: Buffer): boolean => (file.readUInt8(file.indexOf('av1C') + 6) & 0b1100) === 0b1100;

test('AVIF pictures store colour at half the resolution', () => {
  const all = readdirSync('public/static', { recursive: true, encoding: 'utf8' });
  const files = all.filter((file) => file.endsWith('.avif'));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !hasHalvedColour(readFileSync(join('public/static', file))))).toEqual([]);
});
