import { graphql } from 'gatsby';
import { ButtonGroup } from '../../components/ButtonGroup/ButtonGroup';
import { Link } from '../../components/Link/Link';
import { Section } from '../../components/Section/Section';
import * as styles from './CityLine.module.scss';

type Props = {
  id: string;
  content: Queries.ClosingFragment;
  offices: readonly Queries.CityLineFragment[];
};

/** The last section of the landing page: the company's cities on one line, each a link to its office, and the ways to contact it. */
export function CityLine({ id, content, offices }: Props) {
  return (
    <Section id={id} surface="indigo" space="medium">
      <h2 data-word={content.titleWidth} className={styles.title}>
        {content.title}
      </h2>
      <ul className={styles.cities}>
        {offices.map(({ slug, city }) => (
          <li key={slug}>
            <Link to={`/contact#${slug}`}>{city}</Link>
          </li>
        ))}
      </ul>
      <div className={styles.contact}>
        <p className="u-lead">{content.lead}</p>
        <ButtonGroup actions={content.actions} className={styles.actions} />
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment CityLine on Office {
    slug
    city
  }
`;
