import { type Document, isAlias, isScalar, visit, type YAMLError } from 'yaml';
import { type FindingAt, type Foreign, foreignIn, invisible } from './foreign';

const utf8 = 'save the file with the encoding "UTF-8"';
const indent = 'indent with the space bar';

/** What no file may hold, whatever YAML makes of it. The first explains the others. */
const foreign: readonly Foreign[] = [
  [/^<{7} /m, 'a merge conflict', 'keep one version; delete <<<<<<<, ======= and >>>>>>>'],
  // The byte order mark of UTF-16 is no letter of UTF-8.
  [/^\ufffd{2}/, 'the file is stored as UTF-16', utf8],
  [/\ufffd/, 'a letter is not stored as UTF-8', `${utf8} and type the letter again`],
  [
    new RegExp(`(?!^)(?:${invisible.source})`, 'u'),
    'an invisible character',
    'delete it and type the text around it again',
  ],
  [/(?<=^ *)\u00a0/m, 'a non-breaking space in the indentation', indent],
  [/(?<=^ *)\t/m, 'a tab in the indentation', indent],
];

/** Anchors, aliases, tags and merge keys: YAML takes the word behind `&`, `*` or `!` away from the text. */
const unusual = (document: Document): FindingAt[] => {
  const found: FindingAt[] = [];
  const suggestion = 'put the text in quotation marks, or write it out';
  visit(document, {
    Node: (_, node) => {
      const isMerge = isScalar(node) && node.value === '<<' && node.type === 'PLAIN';
      const hasTag = isScalar(node) && node.tag !== undefined;
      const sign = (isAlias(node) && '*') || (node.anchor && '&') || (hasTag && '!') || (isMerge && '<<');
      const message = `a word with "${sign}" before it is not read as text`;
      if (sign) found.push({ offset: node.range?.[0] ?? 0, message, suggestion });
    },
  });
  return found;
};

const inQuotes = 'put the whole text in quotation marks';
const edge = 'begin it as far from the edge as the fields beside it';

/** What to do about the errors of the `yaml` package, by their code or the beginning of their message. */
const cures: Readonly<Record<string, string>> = {
  'Flow ': `close the bracket, or ${inQuotes}`,
  'Missing closing': 'end the text with the mark it begins with',
  BAD_INDENT: edge,
  BAD_SCALAR_START: inQuotes,
  BLOCK_AS_IMPLICIT_KEY: `${inQuotes} if there is a colon in it; of the line below, ${edge}`,
  DUPLICATE_KEY: 'delete one of the two; a new entry begins with "- "',
  MISSING_CHAR: edge,
  MULTILINE_IMPLICIT_KEY: 'write "name: text", with a blank behind the colon',
  MULTIPLE_DOCS: 'delete the line with "---"',
  UNEXPECTED_TOKEN: `${inQuotes} (inside, write \\" and ''), indent all its lines, and write a blank behind the "-" of an entry`,
};

const cureOf = ({ code, message }: YAMLError): string | undefined =>
  Object.entries(cures).find(([name]) => name === code || message.startsWith(name))?.[1];

/** Where an error of the parser was made: of a quotation mark that is not closed it tells the end of the file. */
const placeOf = ({ message, pos: [offset] }: YAMLError, document: Document): number => {
  let start = offset;
  if (!message.startsWith('Missing closing')) return start;
  visit(document, {
    Scalar: (_, { range, type }) => {
      if (range && type?.startsWith('QUOTE') && range[0] <= offset) start = range[0];
    },
  });
  return start;
};

/**
 * What is wrong with a text as YAML. Of what the parser says the first counts: the rest follows from it.
 *
 * @param document - what the parser makes of the text
 */
export const syntaxFindings = (text: string, document: Document): readonly FindingAt[] => {
  const found = foreignIn(foreign, text).slice(0, 1);
  if (/^\ufeff/.test(text)) {
    const message = 'the file begins with an invisible byte order mark';
    found.push({ offset: 0, message, suggestion: `${utf8} without BOM`, severity: 'warning' });
  }
  const [error] = document.errors;
  if (!error) return [...found, ...unusual(document)];
  if (found.length > 0) return found;
  return [{ offset: placeOf(error, document), message: error.message, suggestion: cureOf(error) }];
};
