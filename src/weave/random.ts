/** A pseudo-random source of choices: the same seed makes the same choices, in the same order. */
export interface Chooser {
  /** One of `choices`, each as likely as the others. */
  pick<T>(choices: readonly [T, ...T[]]): T;
}

/** A title with composed letters (NFC) and single spaces, so that it gives the same cloth however it was typed. */
export const normalise = (title: string): string => title.normalize('NFC').trim().replace(/\s+/gu, ' ');

/** FNV-1a over code points, 32 bits, in integer arithmetic alone: the same on every machine. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
};

/** A chooser seeded by a normalised title. */
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
