import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';
import * as styles from './ValueLine.module.scss';

type Props = { id: string; content: Queries.ValueLineFragment };

/** The values, hanging from a line by threads of different lengths. */
export function ValueLine({ id, content: { valuesHeading, values } }: Props) {
  return (
    <Section surface="harmattan" id={id} heading={valuesHeading}>
      <ul className={styles.line}>
        {values.map(({ title, description, mark }) => (
          <li key={title}>
            {mark.publicURL && (
              <img className="u-pixelated" src={mark.publicURL} alt="" width={160} height={160} loading="lazy" />
            )}
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment ValueLine on AboutPage {
    valuesHeading {
      ...SectionHeading
    }
    values {
      title
      description
      mark {
        publicURL
      }
    }
  }
`;
