import { graphql } from 'gatsby';
import { Section, type SectionProps } from '../../components/Section/Section';
import * as styles from './Reasons.module.scss';

type Props = SectionProps & { reasons: readonly Queries.ReasonsFragment[] };

/** The reasons for a partnership: a figure each, and a sentence that continues it. */
export function Reasons({ id, content, reasons }: Props) {
  return (
    <Section surface="kola" id={id} heading={content}>
      <dl className={styles.reasons}>
        {reasons.map(({ figure, description }) => (
          <div key={figure.key}>
            <dt className="u-tabular">{figure.value}</dt>
            <dd className="u-lead">{description}</dd>
          </div>
        ))}
      </dl>
    </Section>
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
