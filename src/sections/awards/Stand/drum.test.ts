import { linesOf } from './drum';

it.each([
  ['AMA', ['AMA']],
  ['AMA MENSAH', ['AMA', 'MENSAH']],
  ['KWABENA OSEI-TUTU', ['KWABENA', 'OSEI-TUTU']],
  ['NGOZI ỌṢUN ADEYEMI', ['NGOZI', 'ỌṢUN', 'ADEYEMI']],
  ['CHUKWUEMEKAONYEKAC', ['CHUKWUEME-', 'KAONYEKAC']],
  ['NANA AKUA CHUKWUEMEKAO', ['NANA AKUA', 'CHUKWU-', 'EMEKAO']],
  ['BCDFGHJKLMNPQRST', ['BCDFGHJK-', 'LMNPQRST']],
  ['A B C D E F G H I J K L', ['A B C D', 'E F G H', 'I J K L']],
])('the lines of %p are %p', (letters, lines) => {
  expect(linesOf(letters)).toEqual(lines);
});
