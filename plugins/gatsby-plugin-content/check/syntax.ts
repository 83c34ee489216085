import { createRequire } from 'node:module';
import { type Document, isAlias, isPair, isScalar, parseDocument, type Scalar, visit } from 'yaml';
import { asEntry, indentedBy, quoted, type Repair, repairsOf } from './repairs';

/** A problem in the text of a YAML file. */
interface SyntaxProblem {
  /** The position of the problem, in UTF-16 units from the beginning of the text. */
  readonly offset: number;
  readonly message: string;
}

/** The parser that gatsby-transformer-yaml uses. Gatsby cannot compile `require.resolve`, so `createRequire` finds the package. */
const transformer = createRequire(__filename).resolve('gatsby-transformer-yaml/package.json');
const buildParser: { load(text: string): unknown } = createRequire(transformer)('js-yaml');

/** Matches control characters, replacements for unreadable characters, private characters, and halves of surrogate pairs. */
const notText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd-\uffff\p{Surrogate}\p{Co}]/u;
const invalid = 'an invalid character; save the file as UTF-8, and type the character again';

/** The largest number of characters in a file. 60 stories of 1,500 words have 600,000. */
const largest = 1_000_000;

/** Text that no file may contain, even if it is valid YAML, and the messages. A problem is at the end of a match. No expression is slow. */
const forbidden: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/^(?=<{7} )/m, 'two versions of the file are mixed; keep one; delete the lines <<<<<<<, ======= and >>>>>>>'],
  [/^(?: *(?:- +)?(?=<<:)|(?=(?:---|\.{3})\s))/m, 'this line has no meaning here; delete it'],
  [
    /^ *(?=[\u00a0\t])/m,
    'a tab or a non-breaking space before the text; write spaces in its place, as many as before a similar line',
  ],
  [
    /(?=\r(?!\n))/,
    'the file has the line ends of an old Mac; save it again with line ends "LF" (lower right in VS Code)',
  ],
  [new RegExp(`(?=${notText.source})`, 'u'), invalid],
  [/^(?=.{2001})/m, 'a line of more than 2000 characters; expected texts of at most 1000; shorten it'],
];

interface Failure {
  /** From 0. */
  readonly line: number;
  readonly isTwice?: boolean;
}

/**
 * Returns the line at which one of the parsers cannot read a text, or reads an entry or a field as part of the text above; undefined if
 * there is none.
 */
const failureIn = (text: string, fields: readonly string[]): Failure | undefined => {
  try {
    buildParser.load(text);
  } catch (thrown) {
    const { reason, mark }: { reason?: string; mark?: { line: number } } = Object(thrown);
    return { line: mark?.line ?? 0, isTwice: reason?.startsWith('duplicated') };
  }
  const document = documentOf(text);
  const offset = document.errors[0]?.pos[0] ?? joinedIn(document, text, fields);
  return offset === undefined ? undefined : { line: lineAt(text, offset) };
};

/** Returns the offset of the first line that begins like an entry or a field, and is part of a text which begins above. */
const joinedIn = (document: Document, text: string, fields: readonly string[]): number | undefined => {
  const field = `(?:- +)?(?=(?:${fields.join('|')}):(?: |$))`;
  const inBlock = new RegExp(`\\n\\s*${field}`, 'm');
  const inLines = new RegExp(`\\n\\s*(?:[-*•](?= )|${field})`, 'm');
  let offset: number | undefined;
  visit(document, {
    Scalar: (_, { type, range }) => {
      const [start, end] = range ?? [0, 0];
      const rows = type === 'PLAIN' ? inLines : type?.startsWith('BLOCK') ? inBlock : undefined;
      const row = rows?.exec(text.slice(start, end));
      if (row) offset = start + row.index + row[0].length;
      return row ? visit.BREAK : undefined;
    },
  });
  return offset;
};

const documentOf = (text: string): Document =>
  parseDocument(text, { prettyErrors: false, uniqueKeys: false, logLevel: 'error' });

/** Returns the number of characters before a position in its line. */
const columnOf = (text: string, offset: number): number => offset - text.lastIndexOf('\n', offset - 1) - 1;

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length - 1;

/** Returns the problem of a line that should be written in another way, at the first letter that differs. */
const problemOf = (lines: readonly string[], line: number, { to, message }: Repair): SyntaxProblem => {
  const before = lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0);
  const column = [...to].findIndex((letter, at) => letter !== lines[line]?.charAt(at));
  return { offset: before + Math.max(column, lines[line]?.search(/\S/) ?? 0, 0), message };
};

/** Returns the problem of a text that cannot be read: of the first line which, written in another way, lets more of the text be read. */
const problemIn = (text: string, failure: Failure, fields: readonly string[]): SyntaxProblem => {
  const { line, isTwice } = failure;
  const lines = text.split('\n');
  const entry = asEntry(lines[line] ?? '');
  const isEntry = lines.some((one) => one.trimStart().startsWith(entry.to.trim().replace(/:.*/, ':')));
  const twice = `this field occurs twice; delete one of the two${isEntry ? `, or, if a new entry begins here, write ${entry.to.trim()}` : ''}`;
  if (isTwice) return problemOf(lines, line, { ...entry, message: twice });
  const [, one] = new RegExp(`^( *(?:- +)?\\w+: +\\S.*?) (?:${fields.join('|')}): `).exec(lines[line] ?? '') ?? [];
  if (one !== undefined) return problemOf(lines, line, { to: one, message: twoFields });
  const tried = repairsOf(lines, line).map(([at, repair]) => {
    const next = failureIn(lines.with(at, repair.to).join('\n'), fields);
    return { at, repair, next };
  });
  // A repair after which all can be read is better than one after which only more can be read.
  const best = tried.find(({ next }) => !next) ?? tried.find(({ next }) => next && next.line > line);
  return best ? problemOf(lines, best.at, best.repair) : problemOf(lines, line, { to: '', message: unreadable });
};

const twoFields =
  'two fields in one line; write the second one on a line of its own, or, if it is text, all of it in quotation marks';

const unreadable =
  'this line, or the one above, cannot be read; write it like the lines around it: with the same spaces before it, a space after ":" and "-", and quotation marks around a text that has signs in it';

/** Reports anchors, aliases and tags (`&`, `*`, `!`), and texts that a comment cuts off, because editors mean both as text. */
const signs = (document: Document, text: string, fields: readonly string[]): SyntaxProblem[] => {
  const found: SyntaxProblem[] = [];
  const lines = text.split('\n');
  visit(document, {
    Node: (_, node, path) => {
      const [start, end] = node.range ?? [0, 0];
      const isSign = isAlias(node) || Boolean(node.tag) || ('anchor' in node && node.anchor !== undefined);
      const after = isScalar(node) && !node.type?.startsWith('BLOCK') ? text.slice(end, end + 2000) : '';
      const [comment] = /^[ \t]*(?:\n *)?(?=#)/.exec(after) ?? [];
      if (isScalar(node) && notText.test(String(node.value))) found.push({ offset: start, message: invalid });
      if (!isSign && comment === undefined) return undefined;
      const line = lineAt(text, isSign ? start : end);
      if (comment?.includes('\n')) {
        const above = path.at(-1);
        // A comment can have as many spaces before it as its field, or as the hyphen of its entry.
        const right = isPair<Scalar>(above) ? columnOf(text, above.key.range?.[0] ?? 0) : columnOf(text, start) - 2;
        if (columnOf(text, end + comment.length) <= right) return undefined;
        const { to, message } = indentedBy(lines[line + 1] ?? '', right);
        const whole = `${message}; if it is text, put all of it in quotation marks in one line`;
        found.push(problemOf(lines, line + 1, { to, message: whole }));
        return visit.BREAK;
      }
      const why = comment === undefined ? undefined : 'with " #" in it (a comment stands on a line of its own)';
      const repair = quoted(lines[line] ?? '', why);
      // A text of several lines cannot be put in quotation marks in one of them.
      const next = failureIn(lines.with(line, repair.to).join('\n'), fields);
      const isWhole = repair.to !== lines[line] && !(next && next.line <= line);
      found.push(problemOf(lines, line, isWhole ? repair : { to: '', message: unreadable }));
      return visit.BREAK;
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
 * Reads a text with the parser of the build, and with the `yaml` package, which reports the positions of values. Aliases are reported
 * before anything follows them, because they can multiply values.
 * @param fields the names of all fields of the file
 */
export const parseYaml = (text: string, fields: readonly string[]): Reading => {
  if (text.length > largest)
    return { problems: [{ offset: 0, message: 'the file is larger than 1 MB; shorten its texts' }] };
  for (const [pattern, message] of forbidden) {
    const found = pattern.exec(text);
    if (found) return { problems: [{ offset: found.index + found[0].length, message }] };
  }
  const failure = failureIn(text, fields);
  if (failure) return { problems: [problemIn(text, failure, fields)] };
  const document = documentOf(text);
  const problems = signs(document, text, fields);
  return problems.length > 0 ? { problems } : { problems, document, data: buildParser.load(text) ?? null };
};
