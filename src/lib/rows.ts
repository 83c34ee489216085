/**
 * Distributes entries over rows as evenly as possible, so that no row has a single entry unless there is only one.
 *
 * @param most - the greatest number of entries in a row, at least 3
 */
function inRows<T>(entries: readonly T[], most: number): T[][] {
  const rows = Math.ceil(entries.length / most);
  let end = 0;
  return Array.from({ length: rows }, (_, row) => {
    const start = end;
    end += Math.ceil((entries.length - row) / rows);
    return entries.slice(start, end);
  });
}

/** For each of a number of entries, how many entries its row has. */
export const rowLengths = (count: number, most: number): number[] =>
  inRows(Array.from({ length: count }), most).flatMap((row) => row.map(() => row.length));
