import { render, screen, within } from '@testing-library/react';
import { fill } from '../../../lib/fill';
import { content } from '../../../testing/content';
import { Timetable } from './Timetable';

type Track = Pick<
  Queries.TimetableFragment,
  'slug' | 'title' | 'courses' | 'currency' | 'description' | 'intake' | 'applyBy' | 'requirement' | 'online'
>;

const { factLabels } = content<{ factLabels: Queries.TrackFactLabelsFragment }>('academy.yaml');
const { locale } = content<{ locale: string }>('company.yaml');
const tracks = content<Track[]>('tracks.yaml');
const apply = { label: 'Apply for {track}', to: '/contact#form', soon: null, soonLinks: null, plays: null };

it('says what each course costs, next to its name', () => {
  render(<Timetable tracks={tracks} factLabels={factLabels} apply={apply} applyClosed="" />);
  for (const { currency, courses } of tracks) {
    for (const { title, fee } of courses) {
      const line = screen.getAllByRole('listitem').find((item) => within(item).queryByText(title));
      expect(line).toHaveTextContent(fill(factLabels.courseFee, { currency, fee: fee.toLocaleString(locale) }));
    }
  }
});

it('gives one fee, not a range, where all courses cost the same', () => {
  const [track] = tracks;
  const same = track && { ...track, courses: [{ title: 'Screenwriting', weeks: 1, fee: 900 }] };
  render(<Timetable tracks={same ? [same] : []} factLabels={factLabels} apply={apply} applyClosed="" />);
  const one = fill(factLabels.courseFee, { currency: track?.currency ?? '', fee: '900' });
  expect(screen.getAllByText(one)).toHaveLength(2);
});
