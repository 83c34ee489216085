import { constraintOn } from '../constraints';
import type { Rule } from '../content';
import type { Advice, Fault } from '../fault';
import type { TypedScalar } from '../shape';
import { codePoint, faultAt, invisible } from '../source';

/** What a text must not hold, and what to do about it. */
interface Foreign extends Advice {
  readonly pattern: RegExp;
  readonly message: (found: string) => string;
}

const plain = 'leave it out: texts are plain';

const foreign: readonly Foreign[] = [
  { pattern: /<\/?[a-z!][^>\s]*>?/i, message: (found) => `"${found}" in a text looks like HTML`, suggestion: plain },
  {
    pattern: /&(?:[a-z]{2,}\d*|#\d+|#x[\da-f]+);/i,
    message: (found) => `"${found}" in a text is an HTML entity`,
    suggestion: 'type the character itself',
  },
  {
    pattern: /\*\*[^*\s][^*]*\*\*|\[[^\]]+\]\([^)]*\)|^#+ /,
    message: (found) => `"${found}" in a text looks like Markdown`,
    suggestion: plain,
  },
  {
    pattern: /(?!\p{ASCII})[\p{Emoji_Presentation}\p{Regional_Indicator}]|\p{Extended_Pictographic}\ufe0f/u,
    message: (found) => `the emoji "${found}" in a text`,
    suggestion: 'say it in words: the typefaces have no emoji, and screen readers read out their names',
    severity: 'warning',
  },
];

/** The place of a part of a value in the file: where it is found as written, or else where the value begins. */
const offsetOf = ({ source, node }: TypedScalar, part: string): number =>
  node.start + Math.max(0, source.text.slice(node.start, node.end).indexOf(part));

const blanks = ({ source, field, node }: TypedScalar): Fault[] => {
  const { value, start } = node;
  const fault = (message: string, advice: Advice): Fault[] => [faultAt(source, start, message, advice)];
  if (value === '') {
    if (field.name === 'alt') return [];
    const suggestion = field.required ? undefined : 'leave the whole line out';
    return fault(`"${field.name}" is an empty text`, { expected: 'at least one word', suggestion });
  }
  if (value.trim() === '') return fault(`"${field.name}" holds only blanks`, { expected: 'at least one word' });
  if (node.style === 'block' && value.endsWith('\n')) {
    return fault(`"${field.name}" ends with a line break`, { suggestion: 'begin it with ">-"' });
  }
  if (/^\s/.test(value)) return fault(`"${field.name}" begins with a blank`, { suggestion: 'delete it' });
  return /\s$/.test(value) ? fault(`"${field.name}" ends with a blank`, { suggestion: 'delete it' }) : [];
};

/** An invisible character that is written as an escape; one that stands in the file is told when the file is read. */
const escaped = (scalar: TypedScalar): Fault[] => {
  const { source, node } = scalar;
  const found = invisible.exec(node.value)?.[0];
  if (found === undefined || source.text.slice(node.start, node.end).includes(found)) return [];
  const message = `an invisible character (${codePoint(found)}) in a text`;
  return [faultAt(source, offsetOf(scalar, '\\'), message, { suggestion: 'delete it' })];
};

const comment = ({ source, field, node }: TypedScalar): Fault[] => {
  if (node.comment === undefined || !/^#\S/.test(source.text.slice(node.comment, node.comment + 2))) return [];
  const suggestion = 'put the text in quotation marks, or write a blank behind the "#" of a comment';
  return [
    faultAt(source, node.comment, `"${field.name}" ends before the "#": what follows is a comment`, { suggestion }),
  ];
};

const alternative = ({ source, owner, field, node }: TypedScalar): Fault[] => {
  if (owner !== 'Image' || field.name !== 'alt' || !/^\S+\.(?:jpe?g|png|webp|avif|svg|gif)$/i.test(node.value.trim()))
    return [];
  return [faultAt(source, node.start, `"${node.value}" is the name of a file`, { expected: 'what the picture shows' })];
};

/** Texts are plain, without blanks at their ends, and nothing in them is lost on the way. */
export const texts: Rule = ({ scalars }) =>
  scalars
    .filter(({ field }) => field.type === 'String')
    .flatMap((scalar) => {
      const { source, owner, field, node } = scalar;
      const keepsBlanks = constraintOn(owner, field.name)?.blanks === true && node.value.trim() !== '';
      return [
        ...(keepsBlanks ? [] : blanks(scalar)),
        ...escaped(scalar),
        ...comment(scalar),
        ...alternative(scalar),
        ...foreign.flatMap(({ pattern, message, ...advice }) => {
          const found = pattern.exec(node.value)?.[0];
          return found === undefined ? [] : [faultAt(source, offsetOf(scalar, found), message(found), advice)];
        }),
      ];
    });
