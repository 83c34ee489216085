import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';
import * as styles from './Reasons.module.scss';

type Props = {
  id: string;
  content: Queries.ReasonsHeadingFragment;
  reasons: readonly Queries.ReasonsFragment[];
};

/** The reasons for a partnership: a figure each, and a sentence that continues it. */
export function Reasons({ id, content, reasons }: Props) {
  return (
    <Section surface="kola" id={id}>
      <div className={`u-wrap ${styles.reasons}`}>
        <h2>{content.title}</h2>
        <dl>
          {reasons.map(({ figure, description }) => (
            <div key={figure.key}>
              <dt className="u-tabular">{figure.value}</dt>
              <dd className="u-lead">{description}</dd>
            </div>
          ))}
        </dl>
      </div>
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

  fragment ReasonsHeading on Heading {
    title
  }
`;
