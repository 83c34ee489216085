/** A day for the calendar. */
export interface CalendarDay {
  /** Identifies the event, so that a calendar program updates it instead of adding it again. */
  readonly id: string;
  /** `2026-12-18` */
  readonly date: string;
  readonly summary: string;
  /** The address of the page that the event links to. */
  readonly url: string;
}

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
 * Returns a calendar (iCalendar, RFC 5545) with an all-day event for each day. Days in the past stay in it, so that builds of the same
 * content write the same file.
 * @param name the calendar's name in programs
 * @param host the site's host, which makes identifiers unique
 */
export function calendar(name: string, host: string, days: readonly CalendarDay[]): string {
  const events = days.flatMap(({ id, date, summary, url }) => {
    const day = date.replaceAll('-', '');
    return [
      'BEGIN:VEVENT',
      `UID:${id}@${host}`,
      `DTSTAMP:${day}T000000Z`,
      `DTSTART;VALUE=DATE:${day}`,
      `SUMMARY:${escaped(summary)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(name)}//dates//EN`,
    `X-WR-CALNAME:${escaped(name)}`,
  ];
  return [...head, ...events, 'END:VCALENDAR', ''].map(folded).join('\r\n');
}
