import { type Document, type LineCounter, visit, type YAMLError } from 'yaml';
import type { Advice } from './problem';
import { count } from '../schema/suggest';

/** Something that is wrong with the text of a file. */
interface Finding extends Advice {
  /** Where it is, in UTF-16 units from the beginning. */
  readonly offset: number;
  readonly message: string;
}

/** U+ and four digits, as character tables name a character. */
const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * Characters nobody can see: control characters, zero-width blanks, marks that turn the direction of text around. Tabs
 * and line breaks are not among them, nor is the joiner inside an emoji.
 */
export const invisible =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/;

const utf8 = 'save the file with the encoding "UTF-8"';

/** What no file may hold, whatever YAML makes of it. */
const foreign: readonly (Advice & { pattern: RegExp; message: string | ((found: string) => string) })[] = [
  {
    pattern: /^<{7} /m,
    message: 'a merge conflict',
    suggestion: 'keep one of the two versions and delete the lines with <<<<<<<, =======, >>>>>>>',
  },
  {
    pattern: /^\ufeff/,
    message: 'the file begins with an invisible byte order mark',
    suggestion: `${utf8} without BOM`,
    severity: 'warning',
  },
  { pattern: /\ufffd/, message: 'a letter is not stored as UTF-8', suggestion: `${utf8} and type the letter again` },
  {
    pattern: new RegExp(`(?!^)${invisible.source}`),
    message: (found) => `an invisible character (${codePoint(found)}) in the file`,
    suggestion: 'delete it and type the text around it again',
  },
  {
    pattern: /^ *\u00a0/m,
    message: 'a non-breaking space in the indentation',
    suggestion: 'indent with the space bar',
  },
  { pattern: /^ *\t/m, message: 'a tab in the indentation', suggestion: 'indent with the space bar' },
];

/** Finds what no file may hold: the first of each kind. A merge conflict alone explains all that follows from it. */
export const textProblems = (text: string): Finding[] => {
  const found = foreign.flatMap(({ pattern, message, ...advice }): Finding[] => {
    const match = pattern.exec(text);
    if (!match) return [];
    const indent = /^ *(?=[\t\u00a0])/.exec(match[0])?.[0].length ?? 0;
    return [
      { offset: match.index + indent, message: typeof message === 'string' ? message : message(match[0]), ...advice },
    ];
  });
  return text.startsWith('<<<<<<<') || /^<{7} /m.test(text) ? found.slice(0, 1) : found;
};

/** What the codes of the `yaml` package mean to somebody who writes content. */
const words: Readonly<Record<string, readonly [message: string, suggestion?: string]>> = {
  BAD_SCALAR_START: ['a text cannot begin with this sign', 'put it in quotation marks'],
  BLOCK_AS_IMPLICIT_KEY: ['a text with a colon and a blank in it', 'put the whole text in quotation marks'],
  BLOCK_IN_FLOW: ['a list or fields inside brackets', 'write each on a line of its own'],
  MULTILINE_IMPLICIT_KEY: ['a line is neither a field nor part of the text above it', 'write "name: text"'],
  MISSING_CHAR: ['a line is neither a field nor part of the text above it', 'write "name: text"'],
  MULTIPLE_DOCS: ['a second document begins', 'delete the line'],
  UNEXPECTED_TOKEN: [
    'something stands where nothing can',
    "write quotation marks inside a text as \\\", an apostrophe inside single ones as ''",
  ],
};

/**
 * An error of the parser in an editor's words.
 *
 * @param error - the first error of the document: others follow from it
 * @param lines - counts the lines of the text
 */
export const yamlProblem = (error: YAMLError, document: Document, text: string, lines: LineCounter): Finding => {
  const { code, message } = error;
  const [offset] = error.pos;
  if (code === 'DUPLICATE_KEY') {
    const key = /^[^:\n]*/.exec(text.slice(offset))?.[0] ?? '';
    const before = new RegExp(`^[ -]*${key}:`, 'gm');
    const first = [...text.slice(0, offset).matchAll(before)].at(-1)?.index ?? 0;
    const suggestion = `it stands in line ${lines.linePos(first).line} already`;
    return { offset, message: `duplicate field "${key}"`, suggestion };
  }
  if (code === 'MISSING_CHAR' && message.includes('quote')) {
    let start = offset;
    visit(document, {
      Scalar: (_, { range, type }) => {
        if (range && type?.startsWith('QUOTE') && range[0] <= offset) start = range[0];
      },
    });
    const mark = text[start] ?? '"';
    return {
      offset: start,
      message: 'a quotation mark is opened and not closed',
      suggestion: `end the text with ${mark}`,
    };
  }
  const bracket = /^Flow (sequence|map) /.exec(message)?.[1] === 'sequence' ? '[' : '{';
  if (message.startsWith('Flow ')) {
    const start = text.lastIndexOf(bracket, offset);
    return { offset: start, message: `a bracket "${bracket}" is opened and not closed` };
  }
  // A field that is indented too far is read as part of the text above it.
  const lineEnd = text.indexOf('\n', offset);
  const above = code === 'BLOCK_AS_IMPLICIT_KEY' && !/: /.test(text.slice(offset, lineEnd));
  const start = above ? lineEnd + 1 : text.lastIndexOf('\n', offset - 1) + 1;
  const [, indent = '', field] = /^( *)(?:- )?(\S+:(?:[ \n]|$))?/.exec(text.slice(start)) ?? [];
  if (code === 'BAD_INDENT' || above || (field && offset <= start + indent.length)) {
    return {
      offset: start + indent.length,
      message: `the line begins ${count(indent.length, 'space')} from the edge, unlike the lines around it`,
      suggestion: 'begin it as far from the edge as the fields beside it',
    };
  }
  const [said = `this is not YAML: ${message.split('\n')[0] ?? ''}`, suggestion] = words[code] ?? [];
  return { offset, message: said, suggestion };
};
