import { graphql } from 'gatsby';
import { Headline } from '../../../components/Headline/Headline';
import { Section, type Surface } from '../../../components/Section/Section';
import type { Heading } from '../../../components/SectionHeading/SectionHeading';
import * as styles from './Benefits.module.scss';

type Props = { id: string; surface: Surface; heading: Heading; benefits: readonly Queries.BenefitFragment[] };

/** The benefits for students, each with a woven mark, in a section with a row of drawings at its upper edge. */
export function Benefits({ id, surface, heading, benefits }: Props) {
  return (
    <Section id={id} surface={surface} heading={heading} className={styles.drawn}>
      <ul className={styles.benefits}>
        {benefits.map(({ title, description }, at) => (
          <li key={at}>
            <Headline as="h3" text={title} />
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment Benefit on Statement {
    title
    description
  }
`;
