import { reading } from './reading';
import { readings } from './readings';

// Each page is read from top to bottom, and compared with the content: each kind of line by itself, then all lines.

describe.each(Object.entries(readings))('%s has', (path, wanted) => {
  const read = reading(path);

  test.each([
    ['its headings, at their levels', /^heading/],
    ['its links and buttons, each with its label, its address and its look', /^link/],
    ['its pictures, each with its description', /^picture/],
    ['its numbers, counts and dates', /^number/],
    ['its texts', /^text/],
    ['its sections and entries, each with its address and its colours', /^place/],
    ['its cloths', /^cloth/],
    ['its counts as drawings', /^drawing/],
    ['its large entries, only the first of a list', /^entry/],
    ['its questions and stories, only the first question open', /^answer/],
    ['its form fields', /^field/],
    ['its names for screen readers', /^name/],
    ['all of this in the order of the page', /^/],
  ])('%s', (_, kind) => {
    const of = (lines: readonly string[]) => lines.filter((line) => kind.test(line));
    expect(of(read)).toEqual(of(wanted));
  });
});
