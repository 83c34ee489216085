import { graphql } from 'gatsby';
import { ButtonGroup } from '../../../components/ButtonGroup/ButtonGroup';
import { Link } from '../../../components/Link/Link';
import type { Heading } from '../../../components/SectionHeading/SectionHeading';
import * as styles from './CityLine.module.scss';

type Props = { heading: Heading; offices: readonly Queries.CityLineFragment[] };

/** The company's cities on one line, each a link to its office, and the ways to contact it. */
export function CityLine({ heading: { title, titleWidth, lead, actions }, offices }: Props) {
  return (
    <>
      <h2 data-word={titleWidth} className="u-h3">
        {title}
      </h2>
      <ul data-word={Math.max(...offices.map(({ cityWidth }) => cityWidth))} className={styles.cities}>
        {offices.map(({ slug, city }) => (
          <li key={slug}>
            <Link to={`/contact#${slug}`}>{city}</Link>
          </li>
        ))}
      </ul>
      <div className={styles.contact}>
        <p className="u-lead">{lead}</p>
        {actions && <ButtonGroup actions={actions} className={styles.actions} />}
      </div>
    </>
  );
}

export const fragment = graphql`
  fragment CityLine on Office {
    slug
    city
    cityWidth
  }
`;
