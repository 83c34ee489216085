import { renderHook } from '@testing-library/react';
import { content } from '../testing/content';
import { useEntryWords } from './useEntryWords';

it('gives the word behind a number in its singular and plural', () => {
  const { weeks } = content<{ entries: { weeks: { one: string; other: string } } }>('interface.yaml').entries;
  const { unitOf } = renderHook(useEntryWords).result.current;
  expect([0, 1, 21].map((count) => unitOf('weeks', count))).toEqual([weeks.other, weeks.one, weeks.other]);
});
