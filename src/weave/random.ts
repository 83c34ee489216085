/** A source of choices that depend on a text alone: the same text makes the same choices, in the same order. */
export interface Chooser {
  /** One of `choices`, each as likely as the others. */
  pick<T>(choices: readonly [T, ...T[]]): T;
}

/**
 * The form of a title that decides its cloth: composed letters, single spaces. 'Ọjọ́ Kẹta' typed with combining marks
 * and the same title typed with composed letters are one title.
 */
export const normalise = (title: string): string => title.normalize('NFC').trim().replace(/\s+/gu, ' ');

/** FNV-1a over code points, 32 bits. Integer arithmetic only, so that every machine agrees. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
};

/**
 * A chooser seeded by a text.
 *
 * @param text - a title, already normalised
 */
export const chooserFrom = (text: string): Chooser => {
  let state = hash(text);
  // mulberry32: one 32-bit integer a step.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return { pick: (choices) => choices[next() % choices.length] ?? choices[0] };
};
