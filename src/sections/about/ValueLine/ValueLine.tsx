import { graphql } from 'gatsby';
import * as styles from './ValueLine.module.scss';

type Props = { values: readonly Queries.ValueLineFragment[] };

/** The values, hanging from a line by threads of different lengths. */
export function ValueLine({ values }: Props) {
  // So that all titles are as large as the widest can be.
  const widest = Math.max(...values.map(({ titleWidth }) => titleWidth));
  return (
    <ul className={styles.line}>
      {values.map(({ title, description, mark: { publicURL: src } }, at) => (
        <li key={at}>
          {src && <img className="u-pixelated" src={src} alt="" width={160} height={160} loading="lazy" />}
          <div>
            <h3 data-word={widest}>{title}</h3>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment ValueLine on Value {
    title
    titleWidth
    description
    mark {
      publicURL
    }
  }
`;
