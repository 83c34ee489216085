import type { Advice } from './fault';

/** `key: value`, `- key: value` or `- value`, taken apart. */
export interface Line {
  readonly text: string;
  /** The blanks it begins with. */
  readonly indent: string;
  /** The dashes of list entries that begin in it. */
  readonly dashes: string;
  readonly key?: string;
  /** Where the value begins in the line. */
  readonly column: number;
  readonly value: string;
}

/** A slip in a line: where in the line, and what to say. */
export interface Slip extends Advice {
  readonly column: number;
  readonly message: string;
}

const take = (text: string): Line => {
  const match = /^([ \t\u00a0]*)((?:-(?:[ \t]+|$))*)(?:["']?([\w-]+)["']?\s*:(?:[ \t]+|$))?/.exec(text);
  const [lead = '', indent = '', dashes = '', key] = match ?? [];
  return { text, indent, dashes, key, column: lead.length, value: text.slice(lead.length).trimEnd() };
};

const blank: Line = { text: '', indent: '', dashes: '', column: 0, value: '' };

/** Takes a part of a file apart into lines; the lines of a block of text (`|`, `>`) count as blank. */
export const linesOf = (text: string): Line[] => {
  let block: number | undefined;
  return text.split('\n').map((raw) => {
    const line = take(raw.replace(/\r$/, ''));
    if (/^\s*(#|$)/.test(line.text)) return blank;
    if (block !== undefined && line.indent.length > block) return blank;
    // A block that is a field of an entry ends before the next field, which stands behind the dash.
    const edge = line.indent.length + (line.key === undefined ? 0 : line.dashes.length);
    block = /^[|>][-+\d]*\s*(#.*)?$/.test(line.value) ? edge : undefined;
    return line;
  });
};

/** The offset behind the closing quotation mark of a value that begins with one, or undefined if it is not closed. */
const closing = (value: string): number | undefined => {
  const pattern = value.startsWith('"') ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'/;
  return pattern.exec(value)?.[0].length;
};

const isQuoted = (value: string): boolean => /^["']/.test(value);
const begins = (line: Line | undefined): boolean => !line || line.key !== undefined || line.dashes !== '';

const notSpaces = ({ indent }: Line): Slip | undefined => {
  const column = indent.search(/[^ ]/);
  if (column === -1) return undefined;
  const what = indent.charAt(column) === '\t' ? 'a tab' : 'a non-breaking space';
  return { column, message: `${what} in the indentation`, suggestion: 'indent with the space bar, two spaces a level' };
};

const openQuote = ({ column, value }: Line, next: Line | undefined): Slip | undefined =>
  isQuoted(value) && closing(value) === undefined && begins(next)
    ? {
        column,
        message: 'a quotation mark is opened and not closed',
        suggestion: `end the text with ${value.charAt(0)}`,
      }
    : undefined;

const behindQuote = ({ column, value }: Line): Slip | undefined => {
  const end = isQuoted(value) ? closing(value) : undefined;
  if (end === undefined || /^\s*(#.*|,.*|:.*)?$/.test(value.slice(end))) return undefined;
  const suggestion =
    value.charAt(0) === '"'
      ? 'write quotation marks inside the text as \\"'
      : "write an apostrophe inside the text as '', or put the text in double quotation marks";
  return { column: column + end, message: 'text behind the closing quotation mark', suggestion };
};

const openBracket = ({ column, value }: Line, next: Line | undefined): Slip | undefined => {
  const opened = value.charAt(0);
  if ((opened !== '[' && opened !== '{') || value.includes(opened === '[' ? ']' : '}') || !begins(next))
    return undefined;
  const suggestion = 'close it, or put a text that begins with a bracket in quotation marks';
  return { column, message: `a bracket "${opened}" is opened and not closed`, suggestion };
};

const reserved = ({ column, value }: Line): Slip | undefined =>
  /^[@`%&*!|>,\]}]/.test(value) && !/^([|>][-+\d]*\s*(#.*)?$|[&*!]\w)/.test(value)
    ? { column, message: `a text cannot begin with "${value.charAt(0)}"`, suggestion: 'put it in quotation marks' }
    : undefined;

const colon = ({ column, key, value }: Line): Slip | undefined =>
  key !== undefined && !isQuoted(value) && /:(\s|$)/.test(value)
    ? {
        column,
        message: 'a text with a colon and a blank in it',
        suggestion: 'put the whole text in quotation marks',
      }
    : undefined;

const noSpace = ({ column, key, value, text }: Line): Slip | undefined => {
  const [glued] = key === undefined ? (/^[A-Za-z]\w*:(?=[^\s/])/.exec(value) ?? []) : [];
  if (glued) {
    const suggestion = `write "${glued} ${value.slice(glued.length)}"`;
    return { column: column + glued.length, message: 'no space behind the colon', suggestion };
  }
  const [dash] = /^\s*-(?=[^\s-])/.exec(text) ?? [];
  const suggestion = 'write "- " before each entry of a list';
  return dash === undefined ? undefined : { column: dash.length, message: 'no space behind the dash', suggestion };
};

/** Looks at a line, and at the next line with something in it. */
type Look = (line: Line, next: Line | undefined) => Slip | undefined;

/** Slips that explain whatever the parser stumbled over, the surest first. */
export const sureSlips: readonly Look[] = [notSpaces, openQuote, behindQuote, reserved, openBracket];

/** Slips that are looked for when the indentation holds. */
export const likelySlips: readonly Look[] = [colon, noSpace];
