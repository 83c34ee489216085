import { graphql } from 'gatsby';
import * as styles from './KeyFigures.module.scss';

type Props = { figures: readonly Queries.KeyFiguresFragment[] };

/** A box of business figures at the lower edge of the first screen. */
export function KeyFigures({ figures }: Props) {
  // At full size there is room for three figures of three characters with a label of two or three words.
  const crowded = figures.length > 3 || figures.some(({ value, label }) => value.length > 3 || label.length > 22);
  return (
    <dl className={`${styles.figures} ${crowded ? styles.crowded : styles.roomy}`} data-surface="shea">
      {figures.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd className="u-tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export const query = graphql`
  fragment KeyFigures on Figure {
    key
    label
    value
  }
`;
