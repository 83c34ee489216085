import { graphql } from 'gatsby';
import { Headline } from '../../../components/Headline/Headline';
import * as styles from './Benefits.module.scss';

type Props = { benefits: readonly Queries.BenefitFragment[] };

/** The benefits for students, each with a woven mark. */
export function Benefits({ benefits }: Props) {
  return (
    <ul className={styles.benefits}>
      {benefits.map(({ title, description }, index) => (
        <li key={index}>
          <Headline as="h3" text={title} />
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment Benefit on Statement {
    title
    description
  }
`;
