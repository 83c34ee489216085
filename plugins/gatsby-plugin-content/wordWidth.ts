import { type GraphQLNamedType, type GraphQLSchema, isObjectType } from 'graphql';
import { type Field, fieldsOf } from './schema/schema';

/** How wide the letters of a face are, in thousandths of an em: for each width its letters. */
export type LetterWidths = Readonly<Record<string, string>>;

/** Between letters, in em: display faces are set closer than this (`src/styles/_type.scss`). */
const spacing = -0.015;

/** The width of a letter that the face does not have, in em. */
const unknown = 0.7;

/** In the place of a blank a line breaks, and behind a hyphen or dash; not at a no-break space. */
const wordsOf = (text: string): readonly string[] => text.split(/[^\S\u00a0\u202f]+|(?<=[-–—])/);

/** What a text measures in a face, in em: words rounded up to quarters, the whole text to a whole em. */
interface Measure {
  /** The longest word, and how wide it is. */
  readonly word: string;
  readonly width: number;
  /** The width of the first word. */
  readonly first: number;
  /** The width of all of it on one line; more where its words are so long that they fill three lines badly. */
  readonly whole: number;
}

/**
 * A headline that fits three lines of this width, in em, counts as long as it is. `filled` is the part of a line that words fill, as
 * `--length` in src/styles/_base.scss has it.
 */
const line = { width: 7, filled: 1 / 1.1 };

/** How wide three lines must be to hold words of these widths: at least `width`. */
const threeLines = (words: readonly number[], blank: number, width: number): number => {
  let [lines, filled] = [1, -blank];
  for (const word of words) {
    filled += blank + word;
    if (filled <= width) continue;
    lines += 1;
    filled = word;
  }
  return lines > 3 ? threeLines(words, blank, width + 0.25) : width;
};

/** Measures texts in a face with letters of these widths. */
export const wordMeasure = (letterWidths: LetterWidths) => {
  const emsIn = ([width, letters]: [string, string]) =>
    Array.from(letters, (letter) => [letter, Number(width) / 1000] as const);
  const widths = new Map(Object.entries(letterWidths).flatMap(emsIn));
  const widthOf = (text: string): number =>
    [...text].reduce((sum, letter) => sum + spacing + (widths.get(letter) ?? unknown), 0);
  const inQuarters = (word: string): number => Math.ceil(4 * widthOf(word)) / 4;
  return (text: string): Measure => {
    const words = wordsOf(text);
    const word = words.reduce((longest, one) => (widthOf(one) > widthOf(longest) ? one : longest));
    const needed = threeLines(words.map(widthOf), widthOf(' '), widthOf(word));
    const whole = Math.ceil(Math.max(widthOf(text), needed > line.width ? 3 * needed * line.filled : 0));
    return { word, width: inQuarters(word), first: inQuarters(words[0] ?? ''), whole };
  };
};

/** The fields beside each text with `@measured`: what it measures in the display face, on which the style sheet has its size depend. */
export const widthFields = (schema: GraphQLSchema, letterWidths: LetterWidths) => {
  const measure = wordMeasure(letterWidths);
  const field = (name: string, what: string, type: string, part: keyof Measure) => ({
    type,
    description: `How wide ${what} \`${name}\` is in the display face, in em: the style sheet has its size depend on it.`,
    resolve: (group: Readonly<Record<string, string>>) => measure(group[name] ?? '')[part],
  });
  const besides = ({ name, measured }: Field): object => ({
    ...(measured && {
      [`${name}Width`]: field(name, 'the longest word of', 'Float!', 'width'),
      [`${name}FirstWidth`]: field(name, 'the first word of', 'Float!', 'first'),
      [`${name}Length`]: field(name, 'all of', 'Int!', 'whole'),
    }),
  });
  const fieldsBeside = (type: GraphQLNamedType) =>
    isObjectType(type) && type.astNode ? [[type.name, Object.assign({}, ...fieldsOf(type).map(besides))]] : [];
  return Object.fromEntries(Object.values(schema.getTypeMap()).flatMap(fieldsBeside));
};
