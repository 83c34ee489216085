/** How wide the letters of a face are, in thousandths of an em: for each width its letters. */
export type LetterWidths = Readonly<Record<string, string>>;

/** Between letters, in em: display faces are set closer than this (`src/styles/_type.scss`). */
const spacing = -0.015;

/** The width of a letter that the face does not have, in em. */
const unknown = 0.7;

/** In the place of a blank a line breaks, and behind a hyphen or dash; not at a no-break space. */
const wordsOf = (text: string): readonly string[] => text.split(/[^\S\u00a0\u202f]+|(?<=[-–—])/);

/**
 * Measures words.
 *
 * @returns the longest word of a text, and how wide it is, in em, rounded up to quarters
 */
export const wordMeasure = (letterWidths: LetterWidths) => {
  const widths = new Map(
    Object.entries(letterWidths).flatMap(([width, letters]) =>
      [...letters].map((letter) => [letter, Number(width) / 1000]),
    ),
  );
  const widthOf = (word: string): number =>
    [...word].reduce((sum, letter) => sum + spacing + (widths.get(letter) ?? unknown), 0);
  return (text: string): { readonly word: string; readonly width: number } => {
    const measured = wordsOf(text).map((word) => ({ word, width: Math.ceil(4 * widthOf(word)) / 4 }));
    return measured.reduce((longest, one) => (one.width > longest.width ? one : longest));
  };
};

/** The directive `@longestWord`: the width of the longest word, or of the first, of a text of the same group. */
export const longestWordExtension = (letterWidths: LetterWidths) => {
  const measure = wordMeasure(letterWidths);
  return {
    name: 'longestWord',
    args: { of: 'String!', first: { type: 'Boolean', defaultValue: false } },
    extend: ({ of: field, first }: { of: string; first?: boolean }) => ({
      resolve: (group: Readonly<Record<string, string>>): number => {
        const [text = '', word = text] = [group[field], first ? wordsOf(group[field] ?? '')[0] : undefined];
        return measure(word).width;
      },
    }),
  };
};
