import { readFileSync } from 'node:fs';
import { fill } from '../../lib/fill';
import { siteUrl } from '../siteUrl';
import { awards, pages, tracks } from './entries';
import { text } from './pages';

/** Returns the date, the words and the address of each event of a calendar file; the address is also in the description. */
function eventsOf(file: string) {
  const lines = readFileSync(`public${file}`, 'utf8').replaceAll('\r\n ', '');
  const event =
    /DTSTART;VALUE=DATE:(\d+)\r\nDTEND;VALUE=DATE:\d+\r\nSUMMARY:(.*)\r\nDESCRIPTION:(.*)\\n(.*)\r\nURL:(.*)\r\n/g;
  return [...lines.matchAll(event)].map(([, ...parts]) => parts.map((part) => part.replace(/\\(?=[,;\\])/g, '')));
}

/** An event of a calendar file. */
const eventOf = ({ title, note }: Queries.CalendarEvent, name: string, date: string, to: string) => [
  ...[date.replaceAll('-', ''), text(fill(title, { name })), text(note)],
  ...[siteUrl + to, siteUrl + to],
];

const closing = awards.map(({ slug, acronym, closes }) => ({
  file: `/dates/awards/${slug}.ics`,
  events: [eventOf(pages.awards.closesEvent, acronym, closes, `/awards#${slug}`)],
}));
const starting = tracks.map(({ slug, title, applyBy, intake }) => ({
  file: `/dates/academy/${slug}.ics`,
  events: [
    eventOf(pages.academy.applyByEvent, title, applyBy, `/academy#${slug}`),
    eventOf(pages.academy.intakeEvent, title, intake, `/academy#${slug}`),
  ],
}));

test('the calendar has the closing date of every award, and the application deadline and first day of every track', () => {
  const wanted = [...closing, ...starting].flatMap(({ events }) => events);
  expect(eventsOf('/dates.ics').toSorted()).toEqual(wanted.toSorted());
});

test('the calendar file of an entry has only its deadline', () => {
  for (const { file, events } of [...closing, ...starting]) expect(eventsOf(file)).toEqual(events.slice(0, 1));
});
