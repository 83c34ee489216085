import { inMilliseconds, specified } from '../../../lib/figures';
import { type Content, mapsOf, type Rule } from '../content';
import type { Advice, Fault } from '../fault';
import { frames } from '../frames';
import type { TypedMap } from '../shape';
import { faultAt } from '../source';
import { nearest } from '../suggest';
import { textOf, valueOf } from '../tree';
import { namesOf } from './references';

/** What a figure must be for the code that uses it. */
interface Need {
  /** How an editor writes it: what is suggested where it is missing. */
  readonly written: string;
  /** The fields that are looked at. */
  readonly fields: readonly ('value' | 'number' | 'unit')[];
  readonly fits: (figure: Figure) => boolean;
  /** What fits, in words. */
  readonly expected: string;
}

interface Figure {
  readonly value: string;
  readonly number: number | null;
  readonly unit: string | null;
}

const written = (value: string, number: number, unit?: string): string =>
  `value: '${value}', number: ${number}${unit === undefined ? '' : `, unit: ${unit}`}`;

const time = (key: 'tooltip-delay' | 'tooltip-skip-delay' | 'cache-time' | 'retry-delay-cap', most: number): Need => ({
  written: written(specified[key].value, specified[key].number, specified[key].unit),
  fields: ['number', 'unit'],
  fits: (figure) => {
    const length = inMilliseconds(figure);
    return length !== undefined && length >= 0 && length <= most;
  },
  expected: `a number with the unit ms, s or min, at most ${most / 1000} s`,
});

/** A size the code does not read: the figure states what is built, and changes with it alone. */
const size = (number: number, where: string): Need => ({
  written: written(`${number}px`, number, 'px'),
  fields: ['number', 'unit'],
  fits: (figure) => figure.number === number && figure.unit === 'px',
  expected: `${number} px: ${where}`,
});

const text = (value: string, pattern: RegExp, expected: string): Need => ({
  written: `value: ${value}`,
  fields: ['value'],
  fits: (figure) => pattern.test(figure.value),
  expected,
});

const [shareWidth, shareHeight] = frames['Company.shareImage']?.size ?? [0, 0];

/** Figures nothing on a page names, but the code needs. */
const needs: Readonly<Record<string, Need>> = {
  'tooltip-delay': time('tooltip-delay', 5_000),
  'tooltip-skip-delay': time('tooltip-skip-delay', 5_000),
  'cache-time': time('cache-time', 3_600_000),
  'retry-delay-cap': time('retry-delay-cap', 300_000),
  retries: {
    written: written(specified.retries.value, specified.retries.number),
    fields: ['number', 'unit'],
    fits: ({ number, unit }) => number !== null && Number.isInteger(number) && number >= 0 && number <= 10 && !unit,
    expected: 'a whole number from 0 to 10, without a unit',
  },
  'toast-position': text(
    specified['toast-position'].value,
    /^(?:top|bottom)-(?:left|center|right)$/,
    'top or bottom, a hyphen, and left, center or right: "bottom-right"',
  ),
  'toast-hotkey': text(
    specified['toast-hotkey'].value,
    /^(?:(?:Alt|Ctrl|Meta|Shift)\+)+[A-Z]$/i,
    'Alt, Ctrl, Shift or Meta and one letter: "Alt+T"',
  ),
  'message-height': size(150, 'message boxes are drawn so'),
  'share-image-width': size(shareWidth, 'share images are drawn so'),
  'share-image-height': size(shareHeight, 'share images are drawn so'),
};

const figureOf = ({ node }: TypedMap): Figure => {
  const number = Number(textOf(node, 'number') ?? NaN);
  return {
    value: textOf(node, 'value') ?? '',
    number: Number.isFinite(number) ? number : null,
    unit: textOf(node, 'unit') ?? null,
  };
};

const at = (map: TypedMap, fields: readonly string[], message: string, advice: Advice): Fault => {
  const field = fields.flatMap((name) => valueOf(map.node, name) ?? [])[0];
  return faultAt(map.source, (field ?? map.node).start, message, advice);
};

/** Figures the code needs and does not find. */
const missing = (content: Content): Fault[] => {
  const [file] = [...content.files.values()].filter(({ type }) => type === 'Figure');
  if (!file) return [];
  const keys = namesOf(content, 'Figure', 'key');
  return Object.entries(needs).flatMap(([key, need]): Fault[] => {
    if (keys.includes(key)) return [];
    const others = keys.filter((name) => !(name in needs));
    const meant = nearest(key, others);
    const map = mapsOf(content, 'Figure').find(({ node }) => textOf(node, 'key') === meant);
    const suggestion = meant ? `rename "${meant}"` : `add an entry with key: ${key}, ${need.written}`;
    const message = `the figure "${key}", which the site works with, is missing`;
    return [map ? at(map, ['key'], message, { suggestion }) : faultAt(file.source, 0, message, { suggestion })];
  });
};

/** Figures that are not what the code can use. */
const unfit = (map: TypedMap): Fault[] => {
  const key = textOf(map.node, 'key') ?? '';
  const need = Object.hasOwn(needs, key) ? needs[key] : undefined;
  const figure = figureOf(map);
  // A number that is none has been told already.
  const isRead = figure.number !== null || textOf(map.node, 'number') === undefined;
  if (!need || !isRead || need.fits(figure)) return [];
  return [at(map, need.fields, `the site cannot work with the figure "${key}" as it is`, { expected: need.expected })];
};

/** A value that says another number or unit than `number` and `unit` do. */
const contradiction = (map: TypedMap): Fault[] => {
  const { value, number, unit } = figureOf(map);
  const [, digits, rest = ''] = /^(\d[\d,. ]*)(.*)$/.exec(value.trim()) ?? [];
  if (number === null || digits === undefined) return [];
  const said = Number(digits.replace(/[, ]|\.$/g, ''));
  if (said === number && (unit === null || rest === '' || rest.trim() === unit)) return [];
  const message = `"value" says ${value}, "number" ${[number, unit].filter((part) => part !== null).join(' ')}`;
  return [at(map, ['value'], message, { expected: 'the same in both' })];
};

const quotes = (map: TypedMap): Fault[] => {
  const found = /["“”„]|^['‘’]|['‘’]$/.exec(textOf(map.node, 'value') ?? '')?.[0];
  const suggestion = 'delete it: the quotation marks around a figure stand once, outside';
  return found === undefined ? [] : [at(map, ['value'], `a quotation mark (${found}) in a figure`, { suggestion })];
};

/** The figures the code works with are there and fit, and every figure says one thing. */
export const figures: Rule = (content) => [
  ...missing(content),
  ...mapsOf(content, 'Figure').flatMap((map) => [...unfit(map), ...contradiction(map), ...quotes(map)]),
];
