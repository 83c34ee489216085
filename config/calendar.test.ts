/** @jest-environment node */
import { calendar } from './calendar';

const day = { id: 'wiea-2027-closes', date: '2026-12-18', summary: 'Nominations close', url: 'https://x.example/a' };
const linesOf = (summary: string) => calendar('PAMS', 'x.example', [{ ...day, summary }]).split('\r\n');

it('writes an event that lasts a whole day', () => {
  const lines = linesOf(day.summary);
  expect(lines).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20261218', 'UID:wiea-2027-closes@x.example']));
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
});

it('escapes commas, semicolons and backslashes', () => {
  expect(linesOf('Film, TV; sound\\light')).toContain('SUMMARY:Film\\, TV\\; sound\\\\light');
  expect(calendar('Film, TV', 'x.example', [])).toContain('PRODID:-//Film\\, TV//');
});

it('folds lines at 75 bytes without losing a letter', () => {
  const summary = 'Ɛɔŋ é 😀'.repeat(30);
  const lines = linesOf(summary);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}`);
});
