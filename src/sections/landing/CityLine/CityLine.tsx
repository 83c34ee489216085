import { graphql } from 'gatsby';
import { Button } from '../../../components/Button/Button';
import { HeadlineList } from '../../../components/Headline/HeadlineList';
import { Link } from '../../../components/Link/Link';
import { type Heading, SectionHeading } from '../../../components/SectionHeading/SectionHeading';
import { unbroken } from '../../../lib/unbroken';
import * as styles from './CityLine.module.scss';

type Props = { heading: Heading; offices: readonly Queries.CityLineFragment[] };

/** A question in the largest size, the ways to answer it, and the company's cities on a label that is sewn to the page's cloth. */
export function CityLine({ heading: { lead, actions, ...heading }, offices }: Props) {
  return (
    <div className={styles.end}>
      <SectionHeading content={heading} />
      <div className={styles.contact}>
        <p className="u-lead">{lead && unbroken(lead)}</p>
        <div className={styles.actions}>
          {actions?.map((action, index) => (
            <Button key={index} action={action} variant={index === 0 ? 'primary' : 'tertiary'} />
          ))}
        </div>
      </div>
      <div className={`u-broad ${styles.cloth}`}>
        <div data-surface="shea" className={styles.label}>
          <HeadlineList text={offices.map(({ city }) => city).join(' ')} className={styles.cities}>
            {offices.map(({ slug, city }) => (
              <li key={slug}>
                <Link to={`/contact#${slug}`}>{city}</Link>
              </li>
            ))}
          </HeadlineList>
        </div>
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment CityLine on Office {
    slug
    city
  }
`;
