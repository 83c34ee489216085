import { graphql } from 'gatsby';
import { Headline } from '../../../components/Headline/Headline';
import * as styles from './ValueLine.module.scss';

type Props = { values: readonly Queries.ValueLineFragment[] };

/** The values, hanging from a line by threads of different lengths. */
export function ValueLine({ values }: Props) {
  // The widest word of all titles sets their size, so that all are equally large.
  const titles = values.map(({ title }) => title).join(' ');
  return (
    <ul className={styles.line}>
      {values.map(({ title, description, mark: { publicURL: src } }, index) => (
        <li key={index}>
          {src && <img className="u-pixelated" src={src} alt="" width={160} height={160} loading="lazy" />}
          <div>
            <Headline as="h3" text={title} fits={titles} boxClassName={styles.title} />
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
    description
    mark {
      publicURL
    }
  }
`;
