import { found } from './found';

/** A figure as `useSite` gives it. */
export type SiteFigure = Pick<Queries.Figure, 'key' | 'value' | 'number' | 'unit'>;

const perUnit: Record<string, number> = { ms: 1, s: 1000, min: 60_000 };

/**
 * A figure by its key.
 * @throws when `data/figures.yaml` has none of that name
 */
export function figure(figures: readonly SiteFigure[], key: string): SiteFigure {
  return found(
    figures.find((one) => one.key === key),
    `the figure ${key} in data/figures.yaml`,
  );
}

/**
 * The bare number of a figure.
 * @throws when the figure is missing or has no number
 */
export function amount(figures: readonly SiteFigure[], key: string): number {
  return found(figure(figures, key).number, `the number of ${key} in data/figures.yaml`);
}

/**
 * A length of time in milliseconds, whatever unit it is written in (`ms`, `s` or `min`).
 * @throws when the figure is missing, has no number, or its unit is no unit of time
 */
export function milliseconds(figures: readonly SiteFigure[], key: string): number {
  const { unit } = figure(figures, key);
  return amount(figures, key) * found(perUnit[unit ?? ''], `a unit of time for ${key} in data/figures.yaml`);
}
