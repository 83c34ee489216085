import { render } from '@testing-library/react';
import { content } from '../../../testing/content';
import { NextDeadline } from './NextDeadline';

const { nextDeadline } = content<{ nextDeadline: string }>('pages/index.yaml');
const awards = [
  { acronym: 'ONE', closes: '2026-12-18' },
  { acronym: 'TWO', closes: '2027-05-31' },
];

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

it.each([
  ['2026-12-18T23:59:59Z', '2026-12-18'],
  ['2026-12-19T00:00:00Z', '2027-05-31'],
  ['2027-06-01T00:00:00Z', undefined],
])('at %s the next day on which nominations close is %s', (now, day) => {
  jest.setSystemTime(Date.parse(now));
  const { container } = render(<NextDeadline awards={awards} sentence={nextDeadline} />);
  expect(container.querySelector('time')?.getAttribute('datetime')).toBe(day);
});
