import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';
import * as styles from './Benefits.module.scss';

type Props = {
  content: Queries.BenefitsHeadingFragment;
  academy: Queries.BenefitsFragment;
};

/** The benefits for students, numbered, below a row of drawings like the one in the page's first picture. */
export function Benefits({ content, academy: { benefits } }: Props) {
  return (
    <Section surface="harmattan" id="benefits" space="flush">
      <div className={styles.drawings} />
      <div className={`u-wrap ${styles.content}`}>
        <h2>{content.title}</h2>
        <ol className={styles.benefits}>
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
