/** A title with composed letters (NFC) and single spaces, so that it gives the same cloth however it was typed. */
export const normalise = (title: string): string => title.normalize('NFC').trim().replace(/\s+/gu, ' ');

/** FNV-1a over code points, 32 bits, in integer arithmetic alone: the same on every machine. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
};

/**
 * A pseudo-random source of choices, each as likely as the others. The same seed makes the same choices, in the same order.
 * @param seed - a normalised title
 */
export const chooserFrom = (seed: string) => {
  let state = hash(seed);
  return <T>(choices: readonly [T, ...T[]]): T => {
    // mulberry32: one 32-bit integer a step.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return choices[((mixed ^ (mixed >>> 14)) >>> 0) % choices.length] ?? choices[0];
  };
};
