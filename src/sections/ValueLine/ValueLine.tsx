import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';
import * as styles from './ValueLine.module.scss';

type Props = { page: Queries.ValueLineFragment };

/** The values, hanging from a line by threads of different lengths. */
export function ValueLine({ page: { values, valueList } }: Props) {
  return (
    <Section surface="harmattan" id="values">
      <div className="u-wrap">
        <h2>{values.title}</h2>
        {values.lead && <p className="u-lead">{values.lead}</p>}
        <ul className={styles.line}>
          {valueList.map(({ title, description, mark }) => (
            <li key={title}>
              {mark.publicURL && <img src={mark.publicURL} alt="" width={160} height={160} loading="lazy" />}
              <div>
                <h3>{title}</h3>
                <p>{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment ValueLine on AboutPage {
    values {
      title
      lead
    }
    valueList {
      title
      description
      mark {
        publicURL
      }
    }
  }
`;
