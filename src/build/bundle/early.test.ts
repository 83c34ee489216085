/** @jest-environment node */
import { early } from './early';

it('makes one bundle more, of React alone, under the name that is looked up when pages are written', () => {
  const made: unknown[] = [];
  const compiler = {
    context: '/site',
    webpack: {
      EntryPlugin: class {
        constructor(
          private readonly of: readonly string[] | string,
          ...rest: unknown[]
        ) {
          made.push(['made', of, ...rest]);
        }
        apply(to: unknown) {
          made.push(['applied', this.of, to]);
        }
      },
    },
  };
  early.apply(compiler);
  expect(made).toEqual([
    ['made', '/site', 'react-dom/client', { name: 'early' }],
    ['applied', '/site', compiler],
  ]);
});
