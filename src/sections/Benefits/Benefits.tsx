import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';
import * as styles from './Benefits.module.scss';

type Props = {
  benefits: readonly Queries.BenefitsFragment[];
  heading: Queries.BenefitsHeadingFragment;
};

/** The benefits for students: cards below a line, each with a peg, like the sheets in the page's first picture. */
export function Benefits({ benefits, heading }: Props) {
  return (
    <Section surface="harmattan" id="benefits" className={styles.benefits}>
      <div className="u-wrap">
        <h2>{heading.title}</h2>
        <ul className={styles.sheets}>
          {benefits.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment Benefits on Statement {
    title
    description
  }

  fragment BenefitsHeading on Heading {
    title
  }
`;
