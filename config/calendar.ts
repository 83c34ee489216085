/** A day for the calendar. */
export interface CalendarDay {
  /** Identifies the event, so that a calendar program updates it instead of adding it again. */
  readonly id: string;
  /** `2026-12-18` */
  readonly date: string;
  readonly title: string;
  readonly note: string;
  /** The address of the page that the event links to. */
  readonly url: string;
  /** The address of a calendar file with only this day. */
  readonly file?: string;
}

/** Returns a date as calendars write it. */
const dayOf = (date: Date): string => date.toISOString().slice(0, 10).replaceAll('-', '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\s+/g, ' ');

/** Returns a line broken after at most 75 bytes, as RFC 5545 requires, but never inside a character. */
function folded(line: string): string {
  let [text, bytes] = ['', 0];
  for (const letter of line) {
    const length = Buffer.byteLength(letter);
    if (bytes + length > 75) [text, bytes] = [`${text}\r\n `, 1];
    text += letter;
    bytes += length;
  }
  return text;
}

/**
 * Returns a calendar (iCalendar, RFC 5545) with an all-day event for each day. Of two copies of an event, a calendar program keeps the one
 * with the higher `SEQUENCE`, so it is made from the time of the build. The address is also in the description, because few programs show
 * `URL`. Days in the past stay, so that they do not disappear from calendars. A file with a single event has no name: Outlook opens a file
 * with a name as a new calendar, in place of adding the event to the visitor's own.
 * @param name the calendar's name in programs
 * @param host the site's host, which makes identifiers unique
 * @param built the time of the build: `2026-11-28T12:00:00.000Z`
 */
export function calendar(name: string, host: string, built: string, days: readonly CalendarDay[]): string {
  const time = built.replace(/[-:]|\.\d+/g, '');
  const minutes = Math.floor((Date.parse(built) - Date.parse('2020-01-01')) / 60_000);
  const events = days.flatMap(({ id, date, title, note, url }) => [
    'BEGIN:VEVENT',
    `UID:${id}@${host}`,
    `DTSTAMP:${time}`,
    `LAST-MODIFIED:${time}`,
    `SEQUENCE:${minutes}`,
    `DTSTART;VALUE=DATE:${dayOf(new Date(date))}`,
    `DTEND;VALUE=DATE:${dayOf(new Date(Date.parse(date) + 86_400_000))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(note)}\\n${escaped(url)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${escaped(name)}//dates//EN`];
  if (days.length > 1) head.push(`X-WR-CALNAME:${escaped(name)}`);
  return [...head, ...events, 'END:VCALENDAR', ''].map(folded).join('\r\n');
}
