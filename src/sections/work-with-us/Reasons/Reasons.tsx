import { graphql } from 'gatsby';
import * as styles from './Reasons.module.scss';

type Props = { reasons: readonly Queries.ReasonsFragment[] };

/** The reasons for a partnership: a figure each, and a sentence that continues it. */
export function Reasons({ reasons }: Props) {
  return (
    <dl className={styles.reasons}>
      {reasons.map(({ figure, description }) => (
        <div key={figure.key}>
          <dt className="u-tabular">{figure.value}</dt>
          <dd className="u-lead">{description}</dd>
        </div>
      ))}
    </dl>
  );
}

export const query = graphql`
  fragment Reasons on Reason {
    figure {
      key
      value
    }
    description
  }
`;
