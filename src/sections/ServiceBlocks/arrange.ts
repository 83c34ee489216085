/** The layout of a row of the services page: one block, two side by side, or one with a picture. */
export type RowKind = 'single' | 'pair' | 'still';

/** A row of the services page. */
export type Row<T> = {
  readonly kind: RowKind;
  /** False for the first row of its kind, then true and false by turns: the second one mirrors the first. */
  readonly turned: boolean;
  /** The blocks in the row; `number` counts from 1 down the page. */
  readonly entries: readonly { readonly service: T; readonly number: number }[];
};

/**
 * Arranges services into rows: the first has a row of its own, and so has each one with a picture; the others are paired, and
 * one that is left over has a row of its own.
 * @param services in order
 * @returns rows in the same order
 */
export function arrange<T extends { readonly image: unknown }>(services: readonly T[]): Row<T>[] {
  const rows: Row<T>[] = [];
  const numbered = services.map((service, index) => ({ service, number: index + 1 }));

  function add(kind: RowKind, ...entries: Row<T>['entries']) {
    const before = rows.filter((row) => row.kind === kind).length;
    rows.push({ kind, turned: before % 2 === 1, entries });
  }

  while (numbered.length > 0) {
    const [first, second] = numbered.splice(0, 2);
    if (!first) break;
    const pairs = rows.length > 0 && !first.service.image && second && !second.service.image;
    if (pairs) {
      add('pair', first, second);
      continue;
    }
    add(first.service.image ? 'still' : 'single', first);
    if (second) numbered.unshift(second);
  }
  return rows;
}
