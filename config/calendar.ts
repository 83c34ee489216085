/** A day of the content, as an event in a calendar. */
export interface CalendarDay {
  /** Identifies the event: a calendar that has it already updates it. */
  readonly id: string;
  /** `2026-12-18` */
  readonly date: string;
  readonly summary: string;
  /** The page about it. */
  readonly url: string;
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\s+/g, ' ');

/** Breaks a line of more than 75 bytes, never inside a letter. */
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
 * Returns a calendar (iCalendar, RFC 5545) with an event of a whole day for each day. Days that have passed stay in it, so that two
 * builds of the same content write the same file.
 * @param name of the calendar, as programs show it
 * @param host of the site, for identifiers that no other site has
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
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${name}//dates//EN`, `X-WR-CALNAME:${escaped(name)}`];
  return [...head, ...events, 'END:VCALENDAR', ''].map(folded).join('\r\n');
}
