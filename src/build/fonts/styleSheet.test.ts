/** @jest-environment node */
import type { Face } from './faces';
import { fallbacks, type Family } from './fallbacks';
import type { FontFacts } from './sfnt';
import { styleSheet } from './styleSheet';

const face: Face = {
  name: 'pams-text-latin',
  family: 'PAMS Text',
  source: '',
  characters: 'abcé',
  axes: {},
  weight: '400 700',
  features: [],
  preload: true,
};

/** Writes the sheet for a face of ours that takes a part of the width of the first fallback measured against it. */
const write = (part = 1 / 2): Promise<string> => {
  const factsOf = async (family: Family, wght: number): Promise<FontFacts> => {
    const first = fallbacks.find(({ against }) => against.family === family && against.wght === wght);
    return { characters: new Set(), width: () => (first?.width ?? 0) * part, ascent: 0.9, descent: 0.3, lineGap: 0.05 };
  };
  return styleSheet([{ face, file: 'pams-text-latin.0123abcd.woff2' }], factsOf);
};

/** The rules of a sheet: what each one declares, in order. */
const rulesIn = (sheet: string, selector: string): string[][] =>
  sheet
    .split('}\n')
    .filter((rule) => rule.includes(`${selector} {`))
    .map((rule) => [...rule.matchAll(/^ {2}(.+);$/gm)].map(([, declaration = '']) => declaration));

it('has a file of ours fetched for its characters alone, and text shown until it has come', async () => {
  expect(rulesIn(await write(), '@font-face')[0]).toEqual([
    `font-family: 'PAMS Text'`,
    'font-style: normal',
    'font-weight: 400 700',
    'font-display: swap',
    `src: url('/fonts/pams-text-latin.0123abcd.woff2') format('woff2')`,
    'unicode-range: U+61-63, U+E9',
  ]);
});

it('dresses a fallback up to take the room of ours', async () => {
  const [, georgia] = rulesIn(await write(), '@font-face');
  expect(georgia).toEqual([
    `font-family: 'Display Georgia'`,
    'font-style: normal',
    'font-weight: 700',
    `src: local('Georgia Bold'), local('Georgia-Bold'), local('Gelasio Bold')`,
    'size-adjust: 50%',
    'ascent-override: 180%',
    'descent-override: 60%',
    'line-gap-override: 10%',
  ]);
});

it('rounds to a hundredth of a percent', async () => {
  const [, georgia] = rulesIn(await write(1 / 3), '@font-face');
  expect(georgia).toContain('size-adjust: 33.33%');
});

it.each([
  ['PAMS Display', '--font-display', 'serif'],
  ['PAMS Text', '--font-text', 'sans-serif'],
] as const)('has each fallback of %s stand in for it once, in the order in which they are tried', async (...names) => {
  const [family, property, generic] = names;
  const [declarations = []] = rulesIn(await write(), ':root');
  const stack = declarations.find((declaration) => declaration.startsWith(`${property}: `));
  const [own, ...others] = stack?.slice(property.length + 2).split(', ') ?? [];
  expect(declarations).toHaveLength(2);
  expect([own, others.pop()]).toEqual([`'${family}'`, generic]);
  const places = others.map((name) => fallbacks.findIndex((fallback) => `'${fallback.family}'` === name));
  expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
  for (const { family: name, against } of fallbacks) {
    expect(others.includes(`'${name}'`)).toBe(against.family === family);
  }
});

it('has a rule for each file and each fallback, and says who wrote it and what for', async () => {
  const sheet = await write();
  expect(rulesIn(sheet, '@font-face')).toHaveLength(1 + fallbacks.length);
  expect(sheet.split('\n').filter((line) => line.startsWith('//'))).toEqual([
    expect.stringContaining('npm run fonts'),
    expect.stringContaining('taking the room of ours'),
  ]);
});
