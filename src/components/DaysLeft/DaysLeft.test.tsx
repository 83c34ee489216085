import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { content } from '../../testing/content';
import { DaysLeft } from './DaysLeft';

const { daysLeft, lastDay } = content<{ entries: Queries.EntryWords }>('interface.yaml').entries;

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'], now: Date.parse('2026-12-18T23:59:00Z') }));
afterEach(() => jest.useRealTimers());

it.each([
  ['2026-12-17', ''],
  ['2026-12-18', lastDay],
  ['2026-12-19', `1 ${daysLeft.one}`],
  ['2026-12-20', `2 ${daysLeft.other}`],
  ['2027-02-16', `60 ${daysLeft.other}`],
  ['2027-02-17', ''],
])('on 18 December 2026 in Accra, the words for the deadline %s are "%s"', (until, words) => {
  const { container } = render(<DaysLeft until={until} />);
  expect(container).toHaveTextContent(new RegExp(`^${words}$`));
});

it('is empty in the built page', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<DaysLeft until="2026-12-18" />);
  expect(page).toHaveTextContent(/^$/);
});
