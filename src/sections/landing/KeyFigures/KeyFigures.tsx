import * as styles from './KeyFigures.module.scss';

type Props = { figures: readonly Queries.FiguresFragment[] };

/** A box of business figures at the lower edge of the first screen. */
export function KeyFigures({ figures }: Props) {
  // At full size there is room for three figures of three characters with a label of two or three words, none of them long.
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
