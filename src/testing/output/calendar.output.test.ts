import { readFileSync } from 'node:fs';
import { content } from '../content';
import { siteUrl } from '../siteUrl';
import { builtPage } from './pages';

/** Returns the date and the link of each event of a calendar file; the link is also in the description. */
function eventsOf(file: string) {
  const text = readFileSync(`public${file}`, 'utf8').replaceAll('\r\n ', '');
  const event = /DTSTART;VALUE=DATE:(\d+)\r\n[^]*?DESCRIPTION:.*\\n(.*)\r\nURL:(.*)\r\n/g;
  return [...text.matchAll(event)].map(([, date, described, url]) => [date, described, url]);
}

const eventOf = (date: string, to: string) => [date.replaceAll('-', ''), siteUrl + to, siteUrl + to];

const awards = content<Queries.Award[]>('awards.yaml').map(({ slug, closes }) => ({
  ...{ slug, page: '/awards', deadline: closes, days: [closes] },
}));
const tracks = content<Queries.Track[]>('tracks.yaml').map(({ slug, applyBy, intake }) => ({
  ...{ slug, page: '/academy', deadline: applyBy, days: [applyBy, intake] },
}));
const all = [...awards, ...tracks];

test('the calendar has the closing date of every award, and the application deadline and first day of every track', () => {
  const wanted = all.flatMap(({ page, slug, days }) => days.map((date) => eventOf(date, `${page}#${slug}`)));
  expect(eventsOf('/dates.ics').toSorted()).toEqual(wanted.toSorted());
});

test('each deadline has a separate calendar file, and a link to it', () => {
  for (const { page, slug, deadline } of all) {
    const file = `/dates${page}/${slug}.ics`;
    expect(eventsOf(file)).toEqual([eventOf(deadline, `${page}#${slug}`)]);
    expect(builtPage(page)(`#${slug} a[href="${file}"]`)).toHaveLength(1);
  }
});
