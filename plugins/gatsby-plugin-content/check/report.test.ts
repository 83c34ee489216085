/** @jest-environment node */
import type { Problem } from './problem';
import { formats } from './report';

const titel: Problem = {
  file: 'data/films.yaml',
  line: 12,
  column: 3,
  message: 'unknown field "titel" on Film',
  suggestion: 'did you mean "title"?',
  severity: 'error',
};
const picture: Problem = {
  file: 'data/images/a,b.webp',
  line: 1,
  column: 1,
  message: 'no entry names 100% of this picture',
  severity: 'warning',
};

describe('the report', () => {
  it('gives place, problem and suggestion in one line, and counts', () => {
    expect(formats.plain([titel, picture]).split('\n')).toEqual([
      'data/films.yaml:12:3  unknown field "titel" on Film; did you mean "title"?',
      'data/images/a,b.webp:1:1  warning: no entry names 100% of this picture',
      '1 problem and 1 warning in 2 files.',
    ]);
  });

  it('counts what there is, by number', () => {
    const last = (...problems: Problem[]): string | undefined => formats.plain(problems).split('\n').at(-1);
    expect(last()).toBe('The content has no problems.');
    expect(last(titel)).toBe('1 problem in 1 file.');
    expect(last(picture, picture, titel)).toBe('1 problem and 2 warnings in 2 files.');
  });

  it('writes annotations GitHub can read, with its separators escaped', () => {
    expect(formats.github([titel, picture]).split('\n').slice(0, 2)).toEqual([
      '::error file=data/films.yaml,line=12,col=3::unknown field "titel" on Film; did you mean "title"?',
      '::warning file=data/images/a%2Cb.webp,line=1,col=1::no entry names 100%25 of this picture',
    ]);
  });

  it('keeps an annotation in one line', () => {
    const [line] = formats
      .github([{ ...titel, file: 'a:b.yaml', message: 'one\r\ntwo', suggestion: undefined }])
      .split('\n');
    expect(line).toBe('::error file=a%3Ab.yaml,line=12,col=3::one%0D%0Atwo');
  });
});
