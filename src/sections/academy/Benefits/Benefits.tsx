import { graphql } from 'gatsby';
import { SectionHeading } from '../../../components/SectionHeading/SectionHeading';
import * as styles from './Benefits.module.scss';

type Props = {
  heading: Queries.SectionHeadingFragment;
  benefits: readonly Queries.BenefitsFragment[];
};

/** The benefits for students, numbered, below a row of drawings like the one in the page's first picture. */
export function Benefits({ heading, benefits }: Props) {
  return (
    <>
      <div className={styles.drawings} />
      <div className={`u-wrap ${styles.content}`}>
        <SectionHeading content={heading} />
        <ol className={styles.benefits}>
          {benefits.map(({ title, titleWidth, description }) => (
            <li key={title}>
              <h3 data-word={titleWidth} className="u-h4">
                {title}
              </h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

export const query = graphql`
  fragment Benefits on Statement {
    title
    titleWidth
    description
  }
`;
