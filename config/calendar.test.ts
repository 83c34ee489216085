/** @jest-environment node */
import { randomFrom } from '../src/testing/random';
import { calendar, type CalendarDay } from './calendar';

const day = { id: 'wiea-2027-closes', date: '2026-12-31', title: 'Close', note: 'Now.', url: 'https://x.example/a' };
const built = '2026-11-28T12:30:00.000Z';
const linesOf = (changes: Partial<CalendarDay>, time = built) =>
  calendar('PAMS', 'x.example', time, [{ ...day, ...changes }]).split('\r\n');

it('writes an event that lasts a whole day, with its link in the description', () => {
  const lines = linesOf({});
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:wiea-2027-closes@x.example',
      'DTSTAMP:20261128T123000Z',
      'LAST-MODIFIED:20261128T123000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'DESCRIPTION:Now.\\nhttps://x.example/a',
    ]),
  );
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
});

it('is newer in a later build, whether a date has moved forward or back', () => {
  const random = randomFrom(5);
  const valueOf = (lines: readonly string[], name: string) =>
    lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1) ?? '';
  const anyDate = () => new Date(Date.parse('2026-01-01') + random() * 1e11).toISOString();
  for (let round = 0; round < 200; round += 1) {
    const [first = '', second = ''] = [anyDate(), anyDate()].sort();
    const [earlier, later] = [first, second].map((time) => linesOf({ date: anyDate().slice(0, 10) }, time));
    const sequences = [earlier, later].map((lines = []) => Number(valueOf(lines, 'SEQUENCE')));
    expect(sequences).toEqual(sequences.toSorted((one, other) => one - other));
    expect(sequences[1]).toBeLessThan(2 ** 31);
    for (const name of ['DTSTAMP', 'LAST-MODIFIED'])
      expect(valueOf(later ?? [], name) >= valueOf(earlier ?? [], name)).toBe(true);
  }
});

it('differs in a build of the same content only in the time', () => {
  const kept = (time: string) => linesOf({}, time).filter((line) => !/^(?:DTSTAMP|LAST-MODIFIED|SEQUENCE):/.test(line));
  expect(kept('2026-12-01T00:00:00.000Z')).toEqual(kept(built));
});

// MS-OXCICAL: `X-WR-CALNAME` must be omitted if the file is a single appointment.
it.each([
  [1, 0],
  [2, 1],
  [12, 1],
])('has a name only with several events: %i', (count, names) => {
  const text = calendar(
    'PAMS',
    'x.example',
    built,
    Array.from({ length: count }, () => day),
  );
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(count);
  expect(text.match(/^X-WR-CALNAME:PAMS/gm) ?? []).toHaveLength(names);
});

it('escapes commas, semicolons and backslashes', () => {
  const lines = linesOf({ title: 'Film, TV; sound\\light', note: 'One, two', url: 'https://x.example/a;b,c' });
  expect(lines).toContain('SUMMARY:Film\\, TV\\; sound\\\\light');
  expect(lines).toContain('DESCRIPTION:One\\, two\\nhttps://x.example/a\\;b\\,c');
  expect(calendar('Film, TV', 'x.example', built, [])).toContain('PRODID:-//Film\\, TV//');
});

it('folds lines at 75 bytes without losing a letter', () => {
  const title = 'Ɛɔŋ é 😀'.repeat(30);
  const lines = linesOf({ title });
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});
