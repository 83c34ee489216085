import { arrange } from './arrange';

/** Returns the rows for a text in which `s` is a service, and `p` is one with a picture. */
const rows = (services: string) =>
  arrange([...services].map((letter, at) => ({ image: letter === 'p' ? {} : null, at }))).map(
    ({ kind, mirrored, services: row }) =>
      `${kind}${mirrored ? ' mirrored' : ''} ${row.map(({ at }) => at + 1).join()}`,
  );

test.each([
  ['ssspspss', ['single 1', 'pair 2,3', 'picture 4', 'single mirrored 5', 'picture mirrored 6', 'pair mirrored 7,8']],
  ['ssss', ['single 1', 'pair 2,3', 'single mirrored 4']],
  ['pspp', ['picture 1', 'single 2', 'picture mirrored 3', 'picture 4']],
  ['', []],
])('arranges %s', (services, expected) => expect(rows(services)).toEqual(expected));
