import { render, screen, within } from '@testing-library/react';
import { content } from '../../testing/content';
import { Timetable } from './Timetable';

const { tracks } = content<{ tracks: Queries.TimetableFragment[] }>('academy.yaml');
const page = content<{ tracks: { title: string; lead: string } }>('pages/academy.yaml');
const { units } = content<{ units: { weeks: string } }>('interface.yaml');

test('each track is a column of its courses, each with its weeks in words and drawn to the scale of the longest', () => {
  const { container } = render(<Timetable tracks={tracks} heading={page.tracks} />);
  const longest = Math.max(...tracks.flatMap(({ courses }) => courses.map(({ weeks }) => weeks)));
  tracks.forEach(({ slug, title, courses }) => {
    const track = container.querySelector<HTMLElement>(`#${slug}`);
    if (!track) throw new Error(`${title} is missing`);
    expect(within(track).getByRole('heading', { level: 3, name: title })).toBeInTheDocument();
    const rows = within(track).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual(
      courses.map((course) => `${course.title}${course.weeks} ${units.weeks}`),
    );
    expect(rows.map((row) => row.querySelector('path')?.getAttribute('d'))).toEqual(
      courses.map(({ weeks }) => `M0 .5H${weeks}`),
    );
    rows.forEach((row) => expect(row.querySelector('svg')).toHaveAttribute('viewBox', `0 0 ${longest} 1`));
  });
  expect(screen.getByRole('heading', { level: 2, name: page.tracks.title })).toBeInTheDocument();
});
