import { createRequire } from 'node:module';
import { type Document, isAlias, isNode, isPair, parseDocument, visit, type YAMLError } from 'yaml';

/** A problem in the text of a YAML file. */
interface SyntaxProblem {
  /** The position of the problem, in UTF-16 units from the beginning of the text. */
  readonly offset: number;
  readonly message: string;
}

/** The parser that gatsby-transformer-yaml uses. Gatsby cannot compile `require.resolve`, so `createRequire` finds the package. */
const transformer = createRequire(__filename).resolve('gatsby-transformer-yaml/package.json');
const buildParser: { load(text: string): unknown } = createRequire(transformer)('js-yaml');

const inQuotes = 'put the whole text in quotation marks';
const indent = 'indent this line like the lines around it';

/** Matches control characters, replacements for unreadable characters, private characters, and halves of surrogate pairs. */
const notText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd-\uffff\p{Surrogate}\p{Co}]/u;
const invalid = 'an invalid character; save the file as UTF-8, and type the character again';

/** The largest number of characters in a file: a hundred times the largest of today. */
const largest = 800_000;

/** Text that no file may contain, even if it is valid YAML, and the messages. A problem is at the end of a match. No expression is slow. */
const forbidden: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/^(?=<{7} )/m, 'a merge conflict; keep one version; delete <<<<<<<, ======= and >>>>>>>'],
  [/^ *(?=[\u00a0\t])/m, 'a tab or a non-breaking space in the indentation; indent with normal spaces'],
  [/(?=\r(?!\n))/, 'a carriage return without a line feed; save the file with Unix line ends (LF)'],
  [new RegExp(`(?=${notText.source})`, 'u'), invalid],
  [/^(?=.{2001})/m, 'a line of more than 2000 characters; expected texts of at most 1000; shorten it'],
];

const tooDeep = `more than 100 brackets inside each other; delete those that are not meant, or ${inQuotes}`;

const noField =
  'a field without ": ", or an entry where a field belongs; write "name: text", or indent the entry or long text further than its field';

/** Messages for errors of both parsers, by the error's code or the beginning of its message. The error's message replaces `%`. */
const messages: Readonly<Record<string, string>> = {
  'Flow ': `a "[" or "{" that is not closed; close it, or ${inQuotes}`,
  'Missing closing': 'a quotation mark that is not closed; write the same mark at the end of the text',
  'Alias cannot be an empty string': 'an entry of a list begins with "- ", not with "* "',
  BAD_DQ_ESCAPE: 'a backslash in double quotation marks begins an escape; write \\\\, or use single quotation marks',
  BAD_SCALAR_START: 'a text that begins with this character must be in quotation marks',
  BAD_INDENT: `this line does not fit the lines around it; ${indent}, write a space after the "-" of an entry, and "|-" after the name of a field whose text has several paragraphs`,
  BLOCK_AS_IMPLICIT_KEY: `a colon followed by a space starts a field, which is not allowed here; ${inQuotes} if the colon is part of it; otherwise check the indentation of this line and the next`,
  'Missing ,': `a comma is missing between brackets; add it, or ${inQuotes}`,
  'Implicit map keys': noField,
  'Comments must': 'a "#" right after a text; write a space before it, or delete it',
  'Sequence item without': `this line belongs to no field or entry; ${indent}`,
  MISSING_CHAR: `%; ${indent}`,
  MULTILINE_IMPLICIT_KEY: noField,
  RESOURCE_EXHAUSTION: tooDeep,
  MULTIPLE_DOCS: 'a line "---" begins a second document, which is not read; delete it',
  'duplicated mapping key': 'this field occurs twice; delete one; if you meant a new entry, start it with "- "',
  'cannot merge mappings': '"<<" is not a field; delete this line',
  'nesting exceeded': tooDeep,
  UNEXPECTED_TOKEN: `this cannot be read as YAML (%); indent this line like the lines around it, write a space after the "-" of an entry, indent a long text further than its field, or ${inQuotes}`,
};

const afterQuote =
  'text after a closing quotation mark; inside a text write ’ for an apostrophe, and ‘ ’ for quotation marks';

/** Returns the message to report for an error of a parser. */
const messageOf = (error: string, code?: string): string => {
  const [, known = `%; ${inQuotes}`] =
    Object.entries(messages).find(([name]) => name === code || error.startsWith(name)) ?? [];
  return known.replace('%', () => error);
};

/**
 * Returns the problem to report for an error of the `yaml` package. The package reports an unclosed quotation mark at the
 * end of the file; this function reports it where it opens.
 */
const parserError = ({ code, message, pos }: YAMLError, document: Document, text: string): SyntaxProblem => {
  let [offset] = pos;
  let isAfterQuote = false;
  visit(document, {
    Scalar: (_, { range, type }) => {
      if (!range || !type?.startsWith('QUOTE')) return;
      if (message.startsWith('Missing closing') && range[0] <= pos[0]) [offset] = range;
      isAfterQuote ||= range[1] <= pos[0] && text.slice(range[1], pos[0]).trim() === '';
    },
  });
  if (isAfterQuote && code === 'UNEXPECTED_TOKEN') return { offset, message: afterQuote };
  return { offset, message: messageOf(message, code) };
};

/** Reports anchors, aliases and tags (`&`, `*`, `!`), because editors mean them as text. */
const signs = (document: Document): SyntaxProblem[] => {
  const found: SyntaxProblem[] = [];
  visit(document, {
    Node: (_, node) => {
      const sign = (isAlias(node) && '*') || ('anchor' in node && node.anchor && '&') || (node.tag && '!');
      const message = `a text that begins with "${sign}" must be in quotation marks`;
      if (sign) found.push({ offset: node.range?.[0] ?? 0, message });
    },
  });
  return found;
};

/** Reports texts that are cut off by a comment, and texts with invalid characters, also escaped ones: `"\u0007"`. */
const oddTexts = (document: Document, text: string): SyntaxProblem[] => {
  const found: SyntaxProblem[] = [];
  visit(document, {
    Scalar: (_, { value, type, range }, above) => {
      const [start, end] = range ?? [0, 0];
      const pair = above.at(-1);
      if (notText.test(String(value))) found.push({ offset: start, message: invalid });
      if (type !== 'PLAIN' || (typeof value !== 'string' && value !== null)) return;
      const [blanks] = /^[ \t]*(?=#)/.exec(text.slice(end, end + 2000)) ?? [];
      const message = `what follows "#" is a comment; ${inQuotes}, or move the comment to a line above`;
      // A field without a value is reported at its name.
      const name = value === null && isPair(pair) && isNode(pair.key) ? pair.key.range?.[0] : undefined;
      if (blanks !== undefined) found.push({ offset: name ?? end + blanks.length, message });
    },
  });
  return found;
};

/** The result of reading a text as YAML. */
export interface Reading {
  readonly problems: readonly SyntaxProblem[];
  /** The positions of all values; undefined if the text cannot be read. */
  readonly document?: Document;
  /** The data that the build reads; undefined if it cannot be read. */
  readonly data?: unknown;
}

/**
 * Reads a text with the `yaml` package, which reports the positions of values, and then with the parser of the build. Aliases are reported
 * before the build's parser could multiply values by them.
 */
export const parseYaml = (text: string): Reading => {
  if (text.length > largest)
    return { problems: [{ offset: 0, message: 'the file is larger than 800 KB; shorten its texts' }] };
  for (const [pattern, message] of forbidden) {
    const found = pattern.exec(text);
    if (found) return { problems: [{ offset: found.index + found[0].length, message }] };
  }
  const document = parseDocument(text, { prettyErrors: false, uniqueKeys: false, logLevel: 'error' });
  // Only the first error is reported, because the others follow from it.
  const [error] = document.errors;
  const fatal = error ? [parserError(error, document, text)] : signs(document);
  if (fatal.length > 0) return { problems: fatal };
  try {
    return { problems: oddTexts(document, text), document, data: buildParser.load(text) ?? null };
  } catch (thrown) {
    const { reason = String(thrown), mark }: { reason?: string; mark?: { position: number } } = Object(thrown);
    return { problems: [{ offset: mark?.position ?? 0, message: messageOf(reason) }] };
  }
};
