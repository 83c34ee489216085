/**
 * How long a headline is, for its size: by all its letters or by its longest word, whichever gives the smaller size.
 *
 * @param room - how many letters fit at the full size; with more than 1.5 times as many it is very long
 * @param word - the longest word that fits at the full size, and at the next one
 */
export function headlineLength(
  text: string,
  room: number,
  word: readonly [number, number] = [13, 16],
): 'short' | 'long' | 'veryLong' {
  const longest = text.split(/\s/).reduce((most, { length }) => Math.max(most, length), 0);
  if (text.length > 1.5 * room || longest > word[1]) return 'veryLong';
  return text.length > room || longest > word[0] ? 'long' : 'short';
}
