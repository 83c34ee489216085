import { type ContentOptions, limitsOf } from '../../options';
import { type Rule, type Text, textsIn } from '../content';
import type { Finding } from '../problem';
import { type Foreign, foreignIn, invisible } from '../foreign';

const plain = 'leave it out: texts are plain';

/** What a text must not hold. */
const foreign: readonly Foreign[] = [
  [/<\/?[a-z!][^>\s]*>?/i, '"$" in a text looks like HTML', plain],
  [/&(?:[a-z]{2,}\d*|#\d+|#x[\da-f]+);/i, '"$" in a text is an HTML entity', 'type the character itself'],
  [/\*\*[^*\s][^*]*\*\*|\[[^\]]+\]\([^)]*\)|^#+ /, '"$" in a text looks like Markdown', plain],
  [invisible, 'an invisible character in a text', 'delete it'],
  [
    /(?!\p{ASCII})[\p{Emoji_Presentation}\p{Regional_Indicator}]|\p{Extended_Pictographic}\ufe0f/u,
    'the emoji "$" in a text',
    'say it in words: the typefaces have no emoji, and screen readers read out their names',
    'warning',
  ],
];

const blanks = (options: ContentOptions, { entry, field: { name, required }, text }: Text): Finding | undefined => {
  if (text.trim() === '') {
    const suggestion = required ? undefined : 'leave the whole line out';
    const message = `"${name}" is an empty text`;
    return text === '' && name === 'alt' ? undefined : { message, expected: 'at least one word', suggestion };
  }
  if (text.trim() === text || limitsOf(options, entry.type, name)?.blanks) return undefined;
  if (text.endsWith('\n')) return { message: `"${name}" ends with a line break`, suggestion: 'begin it with ">-"' };
  const where = /^\s/.test(text) ? 'begins' : 'ends';
  return { message: `"${name}" ${where} with a blank`, suggestion: 'delete it' };
};

/** A text that ends before a number sign because what follows is a comment. */
const comment = ({ entry, field, path }: Text): Finding | undefined => {
  const scalar = entry.file.scalar(path);
  if (!scalar?.comment || /^\s/.test(scalar.comment) || scalar.type !== 'PLAIN') return undefined;
  const message = `"${field.name}" ends before the "#": what follows is a comment`;
  const suggestion = 'put the text in quotation marks, or write a blank behind the "#" of a comment';
  return { message, suggestion, where: { text: '#' } };
};

const fileName = ({ field, text }: Text): Finding | undefined =>
  field.name === 'alt' && /^\S+\.(?:jpe?g|png|webp|avif|svg|gif)$/i.test(text)
    ? { message: `"${text}" is the name of a file`, expected: 'what the picture shows' }
    : undefined;

/** Texts are plain, without blanks at their ends, and nothing in them is lost on the way. */
export const texts: Rule = (content) =>
  textsIn(content)
    .filter(({ field }) => field.type === 'String' || field.by !== undefined)
    .flatMap((text) =>
      [blanks(content.options, text), comment(text), fileName(text), ...foreignIn(foreign, text.text)].flatMap(
        (finding) => (finding ? text.entry.file.problem(text.path, finding) : []),
      ),
    );
