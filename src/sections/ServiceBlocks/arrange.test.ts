import { arrange } from './arrange';

/** `s` is a service, `p` one with a picture. */
const rows = (services: string) =>
  arrange([...services].map((letter, at) => ({ image: letter === 'p' ? {} : null, at }))).map(
    ({ kind, turned, services: row }) => `${kind}${turned ? ' turned' : ''} ${row.map(({ at }) => at + 1).join()}`,
  );

test.each([
  ['ssspspss', ['single 1', 'pair 2,3', 'still 4', 'single turned 5', 'still turned 6', 'pair turned 7,8']],
  ['ssss', ['single 1', 'pair 2,3', 'single turned 4']],
  ['pspp', ['still 1', 'single 2', 'still turned 3', 'still 4']],
  ['', []],
])('arranges %s', (services, expected) => {
  expect(rows(services)).toEqual(expected);
});
