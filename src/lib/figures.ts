/** A figure as `useSite` gives it. */
export type SiteFigure = Pick<Queries.Figure, 'key' | 'value' | 'number' | 'unit'>;

const perUnit = { ms: 1, s: 1000, min: 60_000 };
const isTime = (unit: string | null): unit is keyof typeof perUnit => unit !== null && unit in perUnit;

/**
 * The figures the code computes with, as the specification gives them: defaults for what `data/figures.yaml` lacks, so that
 * no tooltip or toast fails. The content check requires each of them there.
 */
export const specified = {
  'tooltip-delay': { value: '700 ms', number: 700, unit: 'ms' },
  'tooltip-skip-delay': { value: '300 ms', number: 300, unit: 'ms' },
  'cache-time': { value: '5 min', number: 5, unit: 'min' },
  retries: { value: '3', number: 3, unit: null },
  'retry-delay-cap': { value: '30 s', number: 30, unit: 's' },
  'toast-position': { value: 'bottom-right', number: null, unit: null },
  'toast-hotkey': { value: 'Alt+T', number: null, unit: null },
} as const satisfies Record<string, Omit<SiteFigure, 'key'>>;

type Key = keyof typeof specified;
type TimeKey = { [K in Key]: (typeof specified)[K]['unit'] extends string ? K : never }[Key];

/** A length of time in milliseconds; undefined without a number or a unit of time (`ms`, `s` or `min`). */
export function inMilliseconds({ number, unit }: Pick<SiteFigure, 'number' | 'unit'>): number | undefined {
  return number === null || !isTime(unit) ? undefined : number * perUnit[unit];
}

/** A figure by its key. */
export function figure(figures: readonly SiteFigure[], key: Key): Omit<SiteFigure, 'key'> {
  return figures.find((one) => one.key === key) ?? specified[key];
}

/** The bare number of a figure. */
export function amount(figures: readonly SiteFigure[], key: 'retries'): number {
  return figure(figures, key).number ?? specified[key].number;
}

/** A length of time in milliseconds. */
export function milliseconds(figures: readonly SiteFigure[], key: TimeKey): number {
  const { number, unit } = specified[key];
  return inMilliseconds(figure(figures, key)) ?? number * perUnit[unit];
}
