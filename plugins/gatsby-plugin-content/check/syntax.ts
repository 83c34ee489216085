import { type Document, isScalar, visit, type YAMLError } from 'yaml';

/** Something that is wrong with a text. */
interface SyntaxProblem {
  /** Where it is, in UTF-16 units from the beginning. */
  readonly offset: number;
  readonly message: string;
  /** True if the values of the file cannot be read before it is mended. */
  readonly isFatal?: boolean;
}

const inQuotes = 'put the whole text in quotation marks';
const edge = 'begin it as far from the edge as the fields beside it';

/** What XML cannot hold, what stands for letters of another encoding, and halves of characters. */
const notText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffd-\uffff\p{Surrogate}]/u;

/** True for a day of the calendar, as `2026-10-14`: one that its month does not have becomes another day or none. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && String(new Date(text).toJSON()).startsWith(text);

/** A day or moment, which Gatsby's parser does not read as text. */
const timestamp = /^\d{4}-\d\d?-\d\d?(?:(?:[Tt]|[ \t]+)\d\d?:\d\d.*)?$/;

/** What no file may hold, even if YAML accepts it. */
const forbidden: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/^<{7} /m, 'a merge conflict; keep one version; delete <<<<<<<, ======= and >>>>>>>'],
  [/(?<=^ *)[\u00a0\t]/m, 'a tab or a non-breaking space in the indentation; indent with the space bar'],
];

/**
 * What the check says of an error of the `yaml` package, by its code or the beginning of its message. `%` stands for the package's own
 * message.
 */
const parserErrors: Readonly<Record<string, string>> = {
  'Flow ': `%; close the bracket, or ${inQuotes}`,
  'Missing closing': '%; end the text with the mark it begins with',
  BAD_INDENT: `%; ${edge}`,
  BLOCK_AS_IMPLICIT_KEY: `a colon with a blank behind it, in a text or a line below, begins a field where none can be; ${inQuotes} if there is a colon in it; of the line below, ${edge}`,
  DUPLICATE_KEY: 'this field is there twice; delete one of the two; a new entry begins with "- "',
  MISSING_CHAR: `%; ${edge}`,
  MULTILINE_IMPLICIT_KEY: '%; write "name: text", with a blank behind the colon',
  UNEXPECTED_TOKEN: `%; ${inQuotes} (inside, write \\" and ''), indent all its lines, and write a blank behind the "-" of an entry`,
};

/** The first error of the parser: the others follow from it. For an unclosed quotation mark it reports the end of the file. */
const parserError = ({ code, message, pos }: YAMLError, document: Document): SyntaxProblem => {
  let [offset] = pos;
  if (message.startsWith('Missing closing')) {
    visit(document, {
      Scalar: (_, { range, type }) => {
        if (range && type?.startsWith('QUOTE') && range[0] <= pos[0]) [offset] = range;
      },
    });
  }
  const known = Object.entries(parserErrors).find(([name]) => name === code || message.startsWith(name));
  return { offset, message: (known?.[1] ?? `%; ${inQuotes}`).replace('%', () => message), isFatal: true };
};

/** Anchors, tags and days, which are not read as text, and what is not text, also as an escape: `"\u0007"`. */
const oddNodes = (document: Document): SyntaxProblem[] => {
  const found: SyntaxProblem[] = [];
  visit(document, {
    Node: (_, node) => {
      const [value, source = ''] = isScalar(node) ? [node.value, node.source] : [];
      const isPlain = isScalar(node) && node.type === 'PLAIN';
      const sign = ('anchor' in node && node.anchor && '&') || (node.tag?.startsWith('!') && '!');
      const day = isDay(source)
        ? `"${source}" without quotation marks is not read as text; write '${source}'`
        : `"${source}" is not a day of the calendar`;
      const message =
        (sign && `a word with "${sign}" before it is not read as text; ${inQuotes}`) ||
        (isPlain && timestamp.test(source) && day) ||
        (notText.test(String(value)) && 'a character that is not text; save the file as UTF-8, and type it again');
      if (message) found.push({ offset: node.range?.[0] ?? 0, message });
    },
  });
  return found;
};

/** What is wrong with a text as YAML; `document` is what the parser makes of it. */
export const syntaxProblems = (text: string, document: Document): readonly SyntaxProblem[] => {
  for (const [pattern, message] of forbidden) {
    const offset = text.search(pattern);
    if (offset !== -1) return [{ offset, message, isFatal: true }];
  }
  const [error] = document.errors;
  return error ? [parserError(error, document)] : oddNodes(document);
};
