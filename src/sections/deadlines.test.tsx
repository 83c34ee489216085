import { render, screen } from '@testing-library/react';
import { content } from '../testing/content';
import { Timetable } from './academy/Timetable/Timetable';
import { AwardWall } from './awards/AwardWall/AwardWall';
import { ClosingDates } from './awards/ClosingDates/ClosingDates';

// Links and words of a page until a deadline, and after it. The visitor's clock decides.

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

const { factLabels } = content<{ factLabels: Queries.TrackFactLabelsFragment }>('academy.yaml');
const awardsPage = content<Queries.AwardWallFragment & { closed: string }>('pages/awards.yaml');
const academyPage = content<{ apply: Queries.ButtonFragment; applyClosed: string }>('pages/academy.yaml');
const award = {
  ...{ slug: 'one', acronym: 'ONE', title: 'First Awards', audience: 'For all.', description: 'Work.', categories: [] },
  ...{ edition: 2027, closes: '2026-12-18', ceremony: 'In Accra', ages: null, cutout: null },
  image: { alt: '', file: { childImageSharp: null } },
};
const track = {
  ...{ slug: 'film', title: 'Film', description: 'For all.', courses: [{ title: 'Light', weeks: 4, fee: 900 }] },
  ...{ intake: '2027-02-01', applyBy: '2026-12-18', requirement: 'A phone.', currency: 'GHS', online: 'All.' },
};
const nominate = awardsPage.nominate.label.replace('{award}', award.acronym);
const apply = academyPage.apply.label.replace('{track}', track.title);
const wall = <AwardWall content={awardsPage} awards={[award]} />;
const [open = ''] = awardsPage.nominations.split(' {year}');
const closed = awardsPage.nominationsClosed.replace('{year}', String(award.edition)).split('{date}')[0] ?? '';
const timetable = <Timetable tracks={[track]} factLabels={factLabels} {...academyPage} />;

test('nominations are open until the end of their last day in Accra, then the page says that they have closed', () => {
  jest.setSystemTime(Date.parse('2026-12-18T23:59:59Z'));
  const { unmount } = render(wall);
  expect(screen.getByRole('link', { name: nominate })).toBeVisible();
  expect(screen.getByText(new RegExp(`^${open}`))).toBeVisible();
  unmount();
  jest.setSystemTime(Date.parse('2026-12-19T00:00:00Z'));
  render(wall);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText((text) => text.replaceAll('\u00a0', ' ').startsWith(closed.trim()))).toBeVisible();
});

test('a track takes applications until its last day, then says that they have closed', () => {
  jest.setSystemTime(Date.parse('2026-12-18T12:00:00Z'));
  const { unmount } = render(timetable);
  expect(screen.getByRole('link', { name: apply })).toBeVisible();
  expect(screen.queryByText(academyPage.applyClosed)).toBeNull();
  unmount();
  jest.setSystemTime(Date.parse('2026-12-19T12:00:00Z'));
  render(timetable);
  expect(screen.queryByRole('link', { name: apply })).toBeNull();
  expect(screen.getByText(academyPage.applyClosed)).toBeVisible();
});

test('the next last day is first, and what has closed is last', () => {
  jest.setSystemTime(Date.parse('2026-12-19T12:00:00Z'));
  const later = { acronym: 'TWO', title: 'Second Awards', closes: '2027-05-31' };
  render(<ClosingDates awards={[award, later]} closed={awardsPage.closed} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([later.acronym, award.acronym]);
  expect(screen.getAllByRole('definition').at(-1)).toHaveTextContent(awardsPage.closed);
});
