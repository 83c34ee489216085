import { graphql } from 'gatsby';
import { ButtonGroup } from '../../components/ButtonGroup/ButtonGroup';
import { Link } from '../../components/Link/Link';
import { rowLengths } from '../../lib/rows';
import { Section } from '../../components/Section/Section';
import * as styles from './CityLine.module.scss';

type Props = {
  id: string;
  content: Queries.ClosingFragment;
  offices: readonly Queries.CityLineFragment[];
};

/** The last section of the landing page: the company's cities on one line, each a link to its office, and the ways to contact it. */
export function CityLine({ id, content, offices }: Props) {
  const rows = rowLengths(offices.length, 4);
  return (
    <Section id={id} surface="indigo" space="medium" end="narrow">
      <div className="u-wrap">
        <h2 className={styles.title}>{content.title}</h2>
        <ul className={styles.cities}>
          {offices.map(({ slug, city }, at) => (
            <li key={slug} data-row={offices.length > 4 ? rows[at] : undefined}>
              <Link to={`/contact#${slug}`}>{city}</Link>
            </li>
          ))}
        </ul>
        <div className={styles.call}>
          <p className="u-lead">{content.lead}</p>
          <ButtonGroup actions={content.actions} className={styles.actions} />
        </div>
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
