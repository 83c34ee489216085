import { type Document, isScalar, isSeq, type Node, visit, type YAMLError } from 'yaml';
import type { Finding } from './problem';
import { count } from '../schema/suggest';

/** Something that is wrong with the text of a file. */
interface FindingAt extends Finding {
  /** Where it is, in UTF-16 units from the beginning. */
  readonly offset: number;
}

/** What must not stand in a text, and what to say of it. */
export interface Foreign extends Omit<Finding, 'message'> {
  readonly pattern: RegExp;
  readonly message: string | ((found: string) => string);
}

/** What of a table stands in a text: the first of each kind. */
export const foreignIn = (table: readonly Foreign[], text: string): FindingAt[] =>
  table.flatMap(({ pattern, message, ...advice }) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const said = typeof message === 'string' ? message : message(match[0]);
    return { ...advice, message: said, where: { text: match[0] }, offset: match.index };
  });

/**
 * Characters nobody can see: control characters, zero-width blanks, marks that turn the direction of text around. Tabs
 * and line breaks are not among them, nor is the joiner inside an emoji.
 */
export const invisible =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/;

const utf8 = 'save the file with the encoding "UTF-8"';
const indent = 'indent with the space bar';

/** What no file may hold, whatever YAML makes of it. */
const foreign: readonly Foreign[] = [
  {
    pattern: /^\ufeff/,
    message: 'the file begins with an invisible byte order mark',
    suggestion: `${utf8} without BOM`,
    severity: 'warning',
  },
  { pattern: /\ufffd/, message: 'a letter is not stored as UTF-8', suggestion: `${utf8} and type the letter again` },
  {
    pattern: new RegExp(`(?!^)${invisible.source}`),
    message: (found) =>
      `an invisible character (U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}) in the file`,
    suggestion: 'delete it and type the text around it again',
  },
  { pattern: /(?<=^ *)\u00a0/m, message: 'a non-breaking space in the indentation', suggestion: indent },
  { pattern: /(?<=^ *)\t/m, message: 'a tab in the indentation', suggestion: indent },
];

/** What alone explains all else that is wrong with a file. */
const decisive: readonly Foreign[] = [
  {
    pattern: /^<{7} /m,
    message: 'a merge conflict',
    suggestion: 'keep one of the two versions and delete the lines with <<<<<<<, =======, >>>>>>>',
  },
  // The byte order mark of UTF-16 is no letter of UTF-8.
  { pattern: /^\ufffd{2}/, message: 'the file is stored as UTF-16', suggestion: 'save it with the encoding "UTF-8"' },
];

/** Anchors, aliases, merge keys and tags: texts stand where they are read. */
const unusual = (document: Document): FindingAt[] => {
  const found: FindingAt[] = [];
  const add = (what: string, { range }: Node): void => {
    found.push({ offset: range?.[0] ?? 0, message: `${what} is not allowed`, suggestion: 'write the text out' });
  };
  visit(document, {
    Alias: (_, node) => add(`a reference to an anchor ("*${node.source}")`, node),
    Node: (_, node) => {
      if ('anchor' in node && node.anchor) add(`an anchor ("&${node.anchor}")`, node);
      if (node.tag && isScalar(node)) add(`a tag ("${node.tag}")`, node);
      if (isScalar(node) && node.value === '<<' && node.type === 'PLAIN') add('a merge key ("<<")', node);
    },
  });
  return found;
};

const wholeText = 'put the whole text in quotation marks';

/** What the codes of the `yaml` package mean to somebody who writes content. */
const words: Readonly<Record<string, readonly [message: string, suggestion?: string]>> = {
  BAD_SCALAR_START: ['a text cannot begin with this sign', 'put it in quotation marks'],
  BLOCK_AS_IMPLICIT_KEY: ['a text with a colon and a blank in it', wholeText],
  BLOCK_IN_FLOW: ['a list or fields inside brackets', 'write each on a line of its own'],
  MULTILINE_IMPLICIT_KEY: ['a line is neither a field nor part of the text above it', 'write "name: text"'],
  MISSING_CHAR: ['a line is neither a field nor part of the text above it', 'write "name: text"'],
  MULTIPLE_DOCS: ['a second document begins', 'delete the line'],
  UNEXPECTED_TOKEN: [
    'something stands where nothing can',
    "write quotation marks inside a text as \\\", an apostrophe inside single ones as ''",
  ],
};

/** An error of the parser in an editor's words. */
const yamlFinding = ({ code, message, pos: [offset] }: YAMLError, document: Document, text: string): FindingAt => {
  if (code === 'DUPLICATE_KEY') {
    let found: FindingAt = { offset, message: 'a field stands twice' };
    visit(document, {
      Map: (_, { items }, parents) => {
        const keys = items.flatMap(({ key }) => (isScalar(key) ? key : []));
        const second = keys.find(({ range }) => range?.[0] === offset);
        const first = keys.find(({ value }) => value === second?.value);
        if (!second || !first) return;
        const line = text.slice(0, first.range?.[0]).split('\n').length;
        const isNewEntry = first === keys[0] && isSeq(parents.at(-1));
        const suggestion = `it stands in line ${line} already${isNewEntry ? '; a new entry begins with "- "' : ''}`;
        found = { offset, message: `duplicate field "${String(second.value)}"`, suggestion };
      },
    });
    return found;
  }
  if (code === 'MISSING_CHAR' && message.includes('quote')) {
    let start = offset;
    visit(document, {
      Scalar: (_, { range, type }) => {
        if (range && type?.startsWith('QUOTE') && range[0] <= offset) start = range[0];
      },
    });
    const suggestion = `end the text with ${text[start] ?? '"'}`;
    return { offset: start, message: 'a quotation mark is opened and not closed', suggestion };
  }
  const [, flow] = /^Flow (sequence|map) /.exec(message) ?? [];
  if (flow) {
    const bracket = flow === 'map' ? '{' : '[';
    return { offset: text.lastIndexOf(bracket, offset), message: `a bracket "${bracket}" is opened and not closed` };
  }
  // A field that is indented too far is read as part of the text above it.
  const lineEnd = text.indexOf('\n', offset);
  const above = code === 'BLOCK_AS_IMPLICIT_KEY' && !text.slice(offset, lineEnd).includes(': ');
  const start = above ? lineEnd + 1 : text.lastIndexOf('\n', offset - 1) + 1;
  const [, { length: indentation } = '', field] = /^( *)(?:- )?(\S+:(?:[ \n]|$))?/.exec(text.slice(start)) ?? [];
  if (/^ *-[^\s-]/.test(text.slice(start))) {
    return {
      offset: start + indentation,
      message: 'an entry begins with "-" and a blank',
      suggestion: 'write a blank behind the "-"',
    };
  }
  if (code === 'BAD_INDENT' || above || ((field || code === 'UNEXPECTED_TOKEN') && offset <= start + indentation)) {
    return {
      offset: start + indentation,
      message: `the line begins ${count(indentation, 'space')} from the edge, unlike the lines around it`,
      suggestion: 'begin it as far from the edge as the fields beside it',
    };
  }
  if (code === 'UNEXPECTED_TOKEN' && !/["']/.test(text.slice(start, lineEnd))) {
    return { offset, message: 'a text with a sign that YAML reads otherwise', suggestion: wholeText };
  }
  const [said = `this is not YAML: ${message.split('\n')[0] ?? ''}`, suggestion] = words[code] ?? [];
  return { offset, message: said, suggestion };
};

/**
 * What is wrong with a text as YAML. Of what the parser says the first counts: the rest follows from it.
 *
 * @param document - what the parser makes of the text
 */
export const syntaxFindings = (text: string, document: Document): readonly FindingAt[] => {
  const [decided] = foreignIn(decisive, text);
  const found = decided ? [decided] : foreignIn(foreign, text);
  const [error] = document.errors;
  if (!error) return [...found, ...unusual(document)];
  return found.length > 0 ? found : [yamlFinding(error, document, text)];
};
