import { readFileSync } from 'node:fs';
import { content } from '../content';
import { siteUrl } from '../siteUrl';

test('the calendar has the closing date of every award, and the application deadline and first day of every track', () => {
  const file = readFileSync('public/dates.ics', 'utf8').replaceAll('\r\n ', '');
  const read = [...file.matchAll(/DTSTART;VALUE=DATE:(\d+)\r\n[^]*?URL:(.*)\r\n/g)].map(([, date, url]) => [date, url]);
  const awards = content<Queries.Award[]>('awards.yaml').map(({ slug, closes }) => [closes, `/awards#${slug}`]);
  const tracks = content<Queries.Track[]>('tracks.yaml').flatMap(({ slug, applyBy, intake }) =>
    [applyBy, intake].map((date) => [date, `/academy#${slug}`]),
  );
  const wanted = [...awards, ...tracks].map(([date = '', to = '']) => [date.replaceAll('-', ''), siteUrl + to]);
  expect(read.toSorted()).toEqual(wanted.toSorted());
});
