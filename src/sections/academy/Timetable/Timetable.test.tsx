import { render, screen } from '@testing-library/react';
import { fill } from '../../../lib/fill';
import { content } from '../../../testing/content';
import { Timetable } from './Timetable';

const page = content<Queries.TimetableFragment>('pages/academy.yaml');
const { factLabels, apply, applyClosed } = page;
const { weeks } = content<{ entries: { weeks: { one: string; other: string } } }>('interface.yaml').entries;
const { locale } = content<{ locale: string }>('company.yaml');

const track = {
  ...{ slug: 'film', title: 'Film', description: 'For all.', intake: '2027-02-01', applyBy: '2026-12-18' },
  ...{ requirement: 'A phone.', currency: 'GHS', online: 'All.' },
};
const sound = { title: 'Sound', weeks: 1, fee: 900, starts: [2] };
const light = { title: 'Light', weeks: 4, fee: 1200, starts: [2, 10] };
const show = (...courses: Array<typeof sound>) => render(<Timetable content={page} tracks={[{ ...track, courses }]} />);

const month = new Intl.DateTimeFormat(locale, { month: 'short' });
const [february, october] = ['2000-02', '2000-10'].map((date) => month.format(new Date(date)));

const { currency } = track;
const [lowest, highest] = [sound, light].map(({ fee }) => fee.toLocaleString(locale));
const costs = (fee = '') => fill(factLabels.courseFee, { currency, fee });

it('shows the length, the first months and the fee of each course', () => {
  show(sound, light);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(`Sound1 ${weeks.one} ${february} ${costs(lowest)}`);
  expect(second).toHaveTextContent(`Light4 ${weeks.other} ${february}, ${october} ${costs(highest)}`);
});

it('shows the range of fees, or one fee if all courses cost the same', () => {
  const range = { currency, lowest: lowest ?? '', highest: highest ?? '' };
  const { unmount } = show(sound, light);
  expect(screen.getByText(fill(factLabels.feeRange, range))).toBeVisible();
  unmount();
  show(sound);
  expect(screen.getAllByText(costs(lowest))).toHaveLength(2);
});

it('shows the application link until the last day of a track, then that applications have closed', () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'], now: Date.parse('2026-12-18T12:00:00Z') });
  const name = apply.label.replace('{name}', track.title);
  const { unmount } = show(sound);
  expect(screen.getByRole('link', { name })).toBeVisible();
  expect(screen.queryByText(applyClosed)).toBeNull();
  unmount();
  jest.setSystemTime(Date.parse('2026-12-19T12:00:00Z'));
  show(sound);
  expect(screen.queryByRole('link', { name })).toBeNull();
  expect(screen.getByText(applyClosed)).toBeVisible();
  jest.useRealTimers();
});
