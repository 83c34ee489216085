/**
 * How long a headline is, for its size: by all its letters or by its longest word, whichever asks for the smaller size.
 *
 * @param letters - from how many letters on it is long, and very long
 * @param word - the same for its longest word
 */
export function headlineLength(
  text: string,
  letters: readonly [number, number] = [57, 89],
  word: readonly [number, number] = [14, 17],
): 'short' | 'long' | 'veryLong' {
  const longest = Math.max(...text.split(/\s/).map((part) => part.length));
  const [long, veryLong] = [0, 1].map((at) => text.length >= (letters[at] ?? 0) || longest >= (word[at] ?? 0));
  return veryLong ? 'veryLong' : long ? 'long' : 'short';
}
