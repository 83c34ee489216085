import { graphql } from 'gatsby';
import { ButtonGroup } from '../../../components/ButtonGroup/ButtonGroup';
import { HeadlineList } from '../../../components/Headline/HeadlineList';
import { Link } from '../../../components/Link/Link';
import { type Heading, SectionHeading } from '../../../components/SectionHeading/SectionHeading';
import { unbroken } from '../../../lib/unbroken';
import * as styles from './CityLine.module.scss';

type Props = { heading: Heading; offices: readonly Queries.CityLineFragment[] };

/** The company's cities on one line, each a link to its office, and the ways to contact it. */
export function CityLine({ heading: { lead, actions, ...heading }, offices }: Props) {
  return (
    <>
      <SectionHeading content={heading} />
      <HeadlineList text={offices.map(({ city }) => city).join(' ')} className={styles.cities}>
        {offices.map(({ slug, city }) => (
          <li key={slug}>
            <Link to={`/contact#${slug}`}>{city}</Link>
          </li>
        ))}
      </HeadlineList>
      <div className={styles.contact}>
        <p className="u-lead">{lead && unbroken(lead)}</p>
        {actions && <ButtonGroup actions={actions} className={styles.actions} />}
      </div>
    </>
  );
}

export const fragment = graphql`
  fragment CityLine on Office {
    slug
    city
  }
`;
