/** The width of capitals in letters of average width: M and W are wider, I and J narrower. */
export const widthInLetters = (acronym: string): number =>
  Array.from(acronym).reduce((sum, letter) => sum + (/[MW]/.test(letter) ? 1.35 : /[IJ]/.test(letter) ? 0.65 : 1), 0);

/** The width of the widest of several acronyms in letters, as a whole number; 0 for none. */
export const widestInLetters = (acronyms: readonly string[]): number =>
  Math.round(Math.max(0, ...acronyms.map(widthInLetters)));

/**
 * The number of columns for a list of acronyms: the first one with which they fit, and no acronym is alone in the last row.
 *
 * @param acronyms - in order, row by row
 * @param candidates - numbers of columns, the best first
 * @param room - the width of a row in letters
 * @returns the number, and the width in letters of a row with it
 */
export function columnsFor(acronyms: readonly string[], candidates: readonly number[], room: number) {
  const options = candidates.map((columns) => {
    const widest = Array.from({ length: columns }, () => 0);
    acronyms.forEach((acronym, at) => {
      widest[at % columns] = Math.max(widest[at % columns] ?? 0, widthInLetters(acronym));
    });
    return { columns, width: widest.reduce((sum, width) => sum + width, 0) };
  });
  const fitting = options.filter(({ width }) => width <= room);
  const alone = ({ columns }: { columns: number }) => acronyms.length > columns && acronyms.length % columns === 1;
  return fitting.find((option) => !alone(option)) ?? fitting[0] ?? { columns: 1, width: 0 };
}
