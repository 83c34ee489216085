import { render, screen } from '@testing-library/react';
import { fill } from '../../lib/fill';
import { content } from '../../testing/content';
import { fixture } from '../../testing/fixture';
import { AwardWall } from './AwardWall/AwardWall';
import { ClosingDates } from './ClosingDates/ClosingDates';

// The visitor's clock decides whether nominations are open.

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

const page = content<Queries.AwardWallFragment & { closed: string }>('pages/awards.yaml');
const { entries } = content<Queries.Interface>('interface.yaml');
const award = fixture<Queries.AwardWallEntryFragment & Queries.ClosingDatesFragment>('Award');

test('shows nominations as open until the end of their last day in Accra, then as closed', () => {
  const name = page.nominate.label.replace('{name}', award.acronym);
  const shown = (text: string) => fill(text, { year: '1', date: screen.getByRole('time').textContent });
  jest.setSystemTime(Date.parse('2026-12-18T23:59:59Z'));
  const { unmount } = render(<AwardWall content={page} awards={[award]} />);
  expect(screen.getByRole('link', { name })).toBeVisible();
  expect(screen.getByRole('link', { name: fill(page.addToCalendar, { name: award.acronym }) })).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent(`${shown(page.nominations)} ${entries.lastDay}`);
  unmount();
  jest.setSystemTime(Date.parse('2026-12-19T00:00:00Z'));
  render(<AwardWall content={page} awards={[award]} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('article')).toHaveTextContent(shown(page.nominationsClosed));
});

test('lists the next closing date first and closed awards last', () => {
  jest.setSystemTime(Date.parse('2026-12-19T12:00:00Z'));
  const days = ['2027-05-31', '2026-12-18', '2026-12-19', '2026-11-01'];
  const awards = days.map((closes) => ({ ...award, acronym: closes, closes }));
  render(<ClosingDates awards={awards} closed={page.closed} />);
  const [latest, past, today, oldest] = days;
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([today, latest, oldest, past]);
  const said = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(said.map((text) => text.startsWith(page.closed))).toEqual([false, false, true, true]);
  expect(said.map((text) => text.includes(entries.lastDay))).toEqual([true, false, false, false]);
});
