import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';
import * as styles from './Benefits.module.scss';

type Props = {
  academy: Queries.BenefitsFragment;
  heading: Queries.BenefitsHeadingFragment;
};

/**
 * The benefits for students as the scenes of a shooting script, numbered in both margins, below a line of drawings like the
 * one in the page's first picture.
 */
export function Benefits({ academy: { benefits }, heading }: Props) {
  return (
    <Section surface="harmattan" id="benefits" space="flush">
      <div className={styles.line} />
      <div className={`u-wrap ${styles.script}`}>
        <h2>{heading.title}</h2>
        <ol className={styles.scenes}>
          {benefits.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment Benefits on Academy {
    benefits {
      title
      description
    }
  }

  fragment BenefitsHeading on Heading {
    title
  }
`;
