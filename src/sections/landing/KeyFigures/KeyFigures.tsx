import * as styles from './KeyFigures.module.scss';

type Props = { figures: readonly Queries.FiguresFragment[] };

/** A box of business figures at the lower edge of the first screen. */
export function KeyFigures({ figures }: Props) {
  // Large figures fit only if there are at most three, with at most three characters each and short labels.
  const compact =
    figures.length > 3 ||
    figures.some(({ value, label }) => value.length > 3 || label.length > 22 || /[^ -]{10}/.test(label));
  const className = `${styles.figures} ${compact ? styles.compact : styles.large}`;
  return (
    <ul className={className} data-surface="shea">
      {figures.map(({ key, value, label }) => (
        <li key={key}>
          <b className="u-tabular">{value}</b> <span className="u-label">{label}</span>
        </li>
      ))}
    </ul>
  );
}
