/** A row of the services page. */
type Row<T> = {
  /** One block, two side by side, or one with a picture. */
  readonly kind: 'single' | 'pair' | 'picture';
  /** False for the first row of its kind, true for the second, then alternately. */
  readonly mirrored: boolean;
  readonly services: readonly T[];
};

/**
 * Arranges services in rows. The first service, and each one with a picture, is in a row of one. The others are in pairs; the last may be
 * single.
 */
export function arrange<T extends { readonly image: unknown }>(services: readonly T[]): Row<T>[] {
  const rows: T[][] = [];
  for (const service of services) {
    const last = rows[rows.length - 1];
    const pairs = rows.length > 1 && last?.length === 1 && !last[0]?.image && !service.image;
    if (pairs) last.push(service);
    else rows.push([service]);
  }
  const seen = { single: 0, pair: 0, picture: 0 };
  return rows.map((row) => {
    const kind = row.length === 2 ? 'pair' : row[0]?.image ? 'picture' : 'single';
    return { kind, mirrored: seen[kind]++ % 2 === 1, services: row };
  });
}
