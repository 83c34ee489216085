import { inMilliseconds, specified } from '../../../lib/figures';
import { type Content, entriesOf, type Entry, problemAt, type Rule, textIn } from '../content';
import { imageConstraints } from '../../schema/imageConstraints';
import type { Problem } from '../problem';
import { nearest } from '../../schema/suggest';
import { namesOf } from './names';

type Figure = Pick<Queries.Figure, 'value' | 'number' | 'unit'>;

/** What a figure must be for the code that uses it. */
interface Need {
  /** The figure as the specification has it. */
  readonly specified: Figure;
  readonly fits: (figure: Figure) => boolean;
  /** What fits, in words. */
  readonly expected: string;
  /** The field to look at first. */
  readonly field: 'number' | 'value';
}

const time = (key: 'tooltip-delay' | 'tooltip-skip-delay' | 'cache-time' | 'retry-delay-cap', most: number): Need => ({
  specified: specified[key],
  fits: (figure) => {
    const length = inMilliseconds(figure) ?? -1;
    return length >= 0 && length <= most;
  },
  expected: `a number with the unit ms, s or min, at most ${most / 1000} s`,
  field: 'number',
});

/** A size the code does not read: the figure states what is built, and changes with it alone. */
const size = (number: number, where: string): Need => ({
  specified: { value: `${number}px`, number, unit: 'px' },
  fits: (figure) => figure.number === number && figure.unit === 'px',
  expected: `${number} px: ${where}`,
  field: 'number',
});

const text = (key: 'toast-position' | 'toast-hotkey', pattern: RegExp, expected: string): Need => ({
  specified: specified[key],
  fits: ({ value }) => pattern.test(value),
  expected,
  field: 'value',
});

const [shareWidth, shareHeight] = imageConstraints['Company.shareImage']?.size ?? [0, 0];

/** Figures the code needs, by key. */
const needs: Readonly<Record<string, Need>> = {
  'tooltip-delay': time('tooltip-delay', 5_000),
  'tooltip-skip-delay': time('tooltip-skip-delay', 5_000),
  'cache-time': time('cache-time', 3_600_000),
  'retry-delay-cap': time('retry-delay-cap', 300_000),
  retries: {
    specified: specified.retries,
    fits: ({ number, unit }) => number !== null && number >= 0 && number <= 10 && !unit,
    expected: 'a whole number from 0 to 10, without a unit',
    field: 'number',
  },
  'toast-position': text(
    'toast-position',
    /^(?:top|bottom)-(?:left|center|right)$/,
    'top or bottom, a hyphen, and left, center or right: "bottom-right"',
  ),
  'toast-hotkey': text(
    'toast-hotkey',
    /^(?:(?:Alt|Ctrl|Meta|Shift)\+)+[A-Z]$/i,
    'Alt, Ctrl, Shift or Meta and one letter: "Alt+T"',
  ),
  'message-height': size(150, 'message boxes are drawn so'),
  'share-image-width': size(shareWidth, 'share images are drawn so'),
  'share-image-height': size(shareHeight, 'share images are drawn so'),
};

const figureIn = (entry: Entry): Figure => {
  const { number } = entry.value;
  return {
    value: textIn(entry, 'value') ?? '',
    number: typeof number === 'number' ? number : null,
    unit: textIn(entry, 'unit') ?? null,
  };
};

/** Figures the code needs and does not find. */
const missing = (content: Content, file: Entry): Problem[] => {
  const keys = namesOf(content, 'Figure', 'key');
  return Object.entries(needs).flatMap(
    ([
      key,
      {
        specified: { value, number, unit },
      },
    ]) => {
      if (keys.includes(key)) return [];
      const message = `the figure "${key}", which the site works with, is missing`;
      const meant = nearest(
        key,
        keys.filter((name) => !(name in needs)),
      );
      const entry = entriesOf(content, 'Figure').find((figure) => textIn(figure, 'key') === meant);
      if (entry) return problemAt(entry, 'key', message, { suggestion: `rename "${meant}"` });
      const rest = [number !== null && `number: ${number}`, unit !== null && `unit: ${unit}`].filter(Boolean);
      const written = [`key: ${key}`, `value: '${value}'`, ...rest].join(', ');
      return file.file.problem([], message, { suggestion: `add an entry with ${written}` });
    },
  );
};

/** A figure that is not what the code can use, or says two things. */
const unfit = (entry: Entry): Problem[] => {
  const { value, number, unit } = figureIn(entry);
  const need = Object.hasOwn(needs, textIn(entry, 'key') ?? '') ? needs[textIn(entry, 'key') ?? ''] : undefined;
  // A number that is none has been told already.
  if ('number' in entry.value && number === null) return [];
  if (need && !need.fits({ value, number, unit })) {
    const field = [need.field, 'unit', 'value'].find((name) => name in entry.value) ?? 'key';
    const message = `the site cannot work with the figure "${textIn(entry, 'key')}" as it is`;
    return [problemAt(entry, field, message, { expected: need.expected })];
  }
  const problems: Problem[] = [];
  const [, digits, rest = ''] = /^(\d[\d,. ]*)(.*)$/.exec(value.trim()) ?? [];
  const said = Number(digits?.replace(/[, ]|\.$/g, ''));
  const agrees = said === number && (unit === null || rest === '' || rest.trim() === unit);
  if (digits !== undefined && number !== null && !agrees) {
    const message = `"value" says ${value}, "number" ${number}${unit === null ? '' : ` ${unit}`}`;
    problems.push(problemAt(entry, 'value', message, { expected: 'the same in both' }));
  }
  const mark = /["“”„]|^['‘’]|['‘’]$/.exec(value)?.[0];
  if (mark !== undefined) {
    const suggestion = 'delete it: the quotation marks around a figure stand once, outside';
    problems.push(problemAt(entry, 'value', `a quotation mark (${mark}) in a figure`, { suggestion }));
  }
  return problems;
};

/** The figures the code works with are there and fit, and every figure says one thing. */
export const figures: Rule = (content) => {
  const entries = entriesOf(content, 'Figure');
  const [first] = entries;
  return first ? [...missing(content, first), ...entries.flatMap(unfit)] : [];
};
