import { render, screen } from '@testing-library/react';
import { fill } from '../../../lib/fill';
import { content } from '../../../testing/content';
import { fixture } from '../../../testing/fixture';
import { Timetable } from './Timetable';

const page = content<Queries.TimetableFragment>('pages/academy.yaml');
const { factLabels, apply, applyClosed } = page;
const { locale } = content<{ locale: string }>('company.yaml');

const track = fixture<Queries.TimetableTrackFragment>('Track');
const sound = { title: 'Sound', weeks: 1, fee: 900, starts: [2] };
const light = { title: 'Light', weeks: 4, fee: 1200, starts: [2, 10] };
const show = (...courses: Array<typeof sound>) => render(<Timetable content={page} tracks={[{ ...track, courses }]} />);

const month = (number: number) => new Date(2000, number - 1).toLocaleDateString(locale, { month: 'short' });

it('weaves each course into its weeks, from each month in which it starts', () => {
  const { container } = show(sound, light);
  // The year begins with the first month in which a course starts. A month is 4.3 weeks.
  const bars = [...container.querySelectorAll('g')].map((bar) => bar.querySelector('path')?.getAttribute('d'));
  expect(bars).toEqual(['M0 2.5H1', 'M0 2.5H4', `M${8 * 4.3} 2.5H${8 * 4.3 + 4}`]);
  const width = 12 * 4.3;
  for (const drawing of container.querySelectorAll('svg')) expect(drawing).toHaveAttribute('viewBox', `0 0 ${width} 5`);
  const months = [...container.querySelectorAll('.months span')].map(({ textContent }) => textContent);
  expect(months.filter(Boolean)).toEqual([2, 5, 8, 11].map(month));
});

it('shows one fee if all courses cost the same', () => {
  show(sound);
  const { currency } = track;
  const costs = fill(factLabels.courseFee, { currency, fee: sound.fee.toLocaleString(locale) });
  expect(screen.getAllByText(costs)).toHaveLength(2);
});

it('shows the application link until the last day of a track, then that applications have closed', () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'], now: Date.parse('2026-12-18T12:00:00Z') });
  const name = apply.label.replace('{name}', track.title);
  const { unmount } = show(sound);
  expect(screen.getByRole('link', { name })).toBeVisible();
  expect(screen.getByText(content<Queries.Interface>('interface.yaml').entries.lastDay)).toBeVisible();
  expect(screen.queryByText(applyClosed)).toBeNull();
  unmount();
  jest.setSystemTime(Date.parse('2026-12-19T12:00:00Z'));
  show(sound);
  expect(screen.queryByRole('link', { name })).toBeNull();
  expect(screen.getByText(applyClosed)).toBeVisible();
  jest.useRealTimers();
});
