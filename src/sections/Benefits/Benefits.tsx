import { graphql } from 'gatsby';
import { Section, type SectionProps } from '../../components/Section/Section';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading';
import * as styles from './Benefits.module.scss';

type Props = SectionProps & { benefits: readonly Queries.BenefitsFragment[] };

/** The benefits for students, numbered, below a row of drawings like the one in the page's first picture. */
export function Benefits({ id, content, benefits }: Props) {
  return (
    <Section surface="harmattan" id={id} space="flush">
      <div className={styles.drawings} />
      <div className={`u-wrap ${styles.content}`}>
        <SectionHeading content={content} />
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
  fragment Benefits on Statement {
    title
    description
  }
`;
