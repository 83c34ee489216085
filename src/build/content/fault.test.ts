/** @jest-environment node */
import { byPlace, type Fault, isError, sentence } from './fault';

const fault: Fault = { file: 'b.yaml', line: 2, column: 2, message: 'm', severity: 'error' };

describe('faults', () => {
  it.each<[string, Partial<Fault>]>([
    ['file', { file: 'a.yaml', line: 9, column: 9, message: 'z' }],
    ['line', { line: 1, column: 9, message: 'z' }],
    ['column', { column: 1, message: 'z' }],
    ['message', { message: 'a' }],
  ])('stand in the order one reads them in, by %s', (_name, earlier) => {
    const first = { ...fault, ...earlier };
    expect([fault, first].sort(byPlace)).toEqual([first, fault]);
    expect([first, fault].sort(byPlace)).toEqual([first, fault]);
  });

  it('stand in the order of numbers, not of digits', () => {
    const later = { ...fault, line: 10 };
    expect([later, fault].sort(byPlace)).toEqual([fault, later]);
  });

  it('are one sentence each: what is wrong, what was expected, what to do', () => {
    expect(sentence(fault)).toBe('m');
    expect(sentence({ ...fault, expected: 'e' })).toBe('m; expected e');
    expect(sentence({ ...fault, suggestion: 's' })).toBe('m; s');
    expect(sentence({ ...fault, expected: 'e', suggestion: 's' })).toBe('m; expected e; s');
  });

  it('stop the build unless they are warnings', () => {
    expect(isError(fault)).toBe(true);
    expect(isError({ ...fault, severity: 'warning' })).toBe(false);
  });
});
