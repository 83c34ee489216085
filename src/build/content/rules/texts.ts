import { constraintOn } from '../../schema/constraints';
import type { Rule } from '../content';
import type { Advice, Problem } from '../problem';
import { type Field, fieldsOf, objectType } from '../../schema/schema';
import { invisible } from '../syntax';
import type { Path, YamlFile } from '../yamlFile';

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
  { pattern: invisible, message: () => 'an invisible character in a text', suggestion: 'delete it' },
  {
    pattern: /(?!\p{ASCII})[\p{Emoji_Presentation}\p{Regional_Indicator}]|\p{Extended_Pictographic}\ufe0f/u,
    message: (found) => `the emoji "${found}" in a text`,
    suggestion: 'say it in words: the typefaces have no emoji, and screen readers read out their names',
    severity: 'warning',
  },
];

const blanks = (file: YamlFile, path: Path, { name, required }: Field, text: string): Problem[] => {
  const problem = (message: string, advice: Advice) => [file.problem(path, message, advice)];
  if (text === '' && name === 'alt') return [];
  if (text.trim() === '') {
    const suggestion = required ? undefined : 'leave the whole line out';
    return problem(`"${name}" is an empty text`, { expected: 'at least one word', suggestion });
  }
  if (text.endsWith('\n')) return problem(`"${name}" ends with a line break`, { suggestion: 'begin it with ">-"' });
  if (text.trim() === text) return [];
  const where = /^\s/.test(text) ? 'begins' : 'ends';
  return problem(`"${name}" ${where} with a blank`, { suggestion: 'delete it' });
};

/** A text that ends before a number sign because what follows is a comment. */
const comment = (file: YamlFile, path: Path, { name }: Field): Problem[] => {
  const scalar = file.scalar(path);
  if (!scalar?.comment || /^\s/.test(scalar.comment) || scalar.type !== 'PLAIN') return [];
  const message = `"${name}" ends before the "#": what follows is a comment`;
  const suggestion = 'put the text in quotation marks, or write a blank behind the "#" of a comment';
  return [file.problem(path, message, { suggestion }, { text: '#' })];
};

/** Texts are plain, without blanks at their ends, and nothing in them is lost on the way. */
export const texts: Rule = ({ entries, schema }) =>
  entries.flatMap(({ file, type, path, value }) =>
    fieldsOf(objectType(schema, type))
      .filter((field) => (field.type === 'String' || field.by !== undefined) && value[field.name] !== undefined)
      .flatMap((field) =>
        [value[field.name]].flat().flatMap((text: unknown, index): Problem[] => {
          if (typeof text !== 'string') return [];
          const place = [...path, field.name, ...(field.list ? [index] : [])];
          const keepsBlanks = constraintOn(type, field.name)?.blanks === true && text.trim() !== '';
          const isFile = /^\S+\.(?:jpe?g|png|webp|avif|svg|gif)$/i.test(text) && field.name === 'alt';
          const message = `"${text}" is the name of a file`;
          return [
            ...(keepsBlanks ? [] : blanks(file, place, field, text)),
            ...comment(file, place, field),
            ...(isFile ? [file.problem(place, message, { expected: 'what the picture shows' })] : []),
            ...foreign.flatMap(({ pattern, message: say, ...advice }) => {
              const found = pattern.exec(text)?.[0];
              if (found === undefined) return [];
              return [file.problem(place, say(found), advice, { text: found })];
            }),
          ];
        }),
      ),
  );
