import { inMilliseconds, specified } from '../../../../src/lib/figures';
import { entriesOf, type Entry, problemAt, type Rule, textIn } from '../content';
import { imageConstraints } from '../../schema/imageConstraints';
import type { Problem } from '../problem';
import { nearest } from '../../schema/suggest';

type Figure = Pick<Queries.Figure, 'value' | 'number' | 'unit'>;

/** What a figure must be for the code that uses it. */
interface Need {
  /** The figure as the specification has it. */
  readonly figure: Figure;
  readonly fits: (figure: Figure) => boolean;
  /** What fits, in words. */
  readonly expected: string;
}

const time = (figure: Figure, most: number): Need => ({
  figure,
  fits: (other) => {
    const length = inMilliseconds(other) ?? -1;
    return length >= 0 && length <= most;
  },
  expected: `a number with the unit ms, s or min, at most ${most / 1000} s`,
});

/** A size the code does not read: the figure states what is built, and changes with it alone. */
const size = (number: number, where: string): Need => ({
  figure: { value: `${number}px`, number, unit: 'px' },
  fits: (figure) => figure.number === number && figure.unit === 'px',
  expected: `${number} px: ${where}`,
});

const [shareWidth, shareHeight] = imageConstraints['Company.shareImage']?.size ?? [0, 0];

/** Figures the code needs, by key. */
const needs: Readonly<Record<string, Need>> = {
  'tooltip-delay': time(specified['tooltip-delay'], 5_000),
  'tooltip-skip-delay': time(specified['tooltip-skip-delay'], 5_000),
  'cache-time': time(specified['cache-time'], 3_600_000),
  'retry-delay-cap': time(specified['retry-delay-cap'], 300_000),
  retries: {
    figure: specified.retries,
    fits: ({ number, unit }) => number !== null && Number.isInteger(number) && number >= 0 && number <= 10 && !unit,
    expected: 'a whole number from 0 to 10, without a unit',
  },
  'toast-position': {
    figure: specified['toast-position'],
    fits: ({ value }) => /^(?:top|bottom)-(?:left|center|right)$/.test(value),
    expected: 'top or bottom, a hyphen, and left, center or right: "bottom-right"',
  },
  'toast-hotkey': {
    figure: specified['toast-hotkey'],
    fits: ({ value }) => /^(?:(?:Alt|Ctrl|Meta|Shift)\+)+[A-Z]$/i.test(value),
    expected: 'Alt, Ctrl, Shift or Meta and one letter: "Alt+T"',
  },
  'message-height': size(150, 'message boxes are drawn so'),
  'share-image-width': size(shareWidth, 'share images are drawn so'),
  'share-image-height': size(shareHeight, 'share images are drawn so'),
};

/** Figures the code needs and does not find. */
const missing = (entries: readonly Entry[]): Problem[] => {
  const byKey = new Map(entries.map((entry) => [textIn(entry, 'key') ?? '', entry]));
  const others = [...byKey.keys()].filter((key) => !Object.hasOwn(needs, key));
  const lost = Object.entries(needs).filter(([key]) => !byKey.has(key));
  return lost.flatMap(([key, { figure }]) => {
    const message = `the figure "${key}", which the site works with, is missing`;
    const meant = nearest(key, others) ?? '';
    const entry = byKey.get(meant);
    if (entry) return problemAt(entry, 'key', { message, suggestion: `rename "${meant}"` });
    const fields = Object.entries({ key, ...figure, value: `'${figure.value}'` });
    const written = fields.flatMap(([name, value]) => (value === null ? [] : `${name}: ${value}`)).join(', ');
    return entries[0]?.file.problem([], { message, suggestion: `add an entry with ${written}` }) ?? [];
  });
};

/** A figure that is not what the code can use, or says two things. */
const unfit = (entry: Entry): Problem[] => {
  const key = textIn(entry, 'key') ?? '';
  const [value, unit] = [textIn(entry, 'value') ?? '', textIn(entry, 'unit') ?? null];
  const number = typeof entry.value.number === 'number' ? entry.value.number : null;
  // A number that is none has been told already.
  if (number === null && 'number' in entry.value) return [];
  const need = Object.hasOwn(needs, key) ? needs[key] : undefined;
  if (need && !need.fits({ value, number, unit })) {
    const field = ['number', 'unit'].find((name) => name in entry.value) ?? 'value';
    const message = `the site cannot work with the figure "${key}" as it is`;
    return [problemAt(entry, field, { message, expected: need.expected })];
  }
  const problems: Problem[] = [];
  const [, digits, rest = ''] = /^(\d[\d,. ]*)(.*)$/.exec(value.trim()) ?? [];
  const said = Number(digits?.replace(/[, ]|\.$/g, ''));
  const agrees = said === number && (unit === null || rest === '' || rest.trim() === unit);
  if (digits !== undefined && number !== null && !agrees) {
    const message = `"value" says ${value}, "number" ${number}${unit === null ? '' : ` ${unit}`}`;
    problems.push(problemAt(entry, 'value', { message, expected: 'the same in both' }));
  }
  const mark = /["“”„]|^['‘’]|['‘’]$/.exec(value)?.[0];
  if (mark !== undefined) {
    const suggestion = 'delete it: the quotation marks around a figure stand once, outside';
    problems.push(problemAt(entry, 'value', { message: `a quotation mark (${mark}) in a figure`, suggestion }));
  }
  return problems;
};

/** The figures the code works with are there and fit, and every figure says one thing. */
export const figures: Rule = (content) => {
  const entries = entriesOf(content, 'Figure');
  return [...missing(entries), ...entries.flatMap(unfit)];
};
