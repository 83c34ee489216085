import { graphql } from 'gatsby';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Link } from '../../components/Link/Link';
import { Section } from '../../components/Section/Section';
import * as styles from './ServiceRows.module.scss';

type Props = {
  content: Queries.ServiceRowsFragment;
  services: readonly Queries.ServiceRowFragment[];
};

/** All services as a list of links: number, name and a short note on one line. */
export function ServiceRows({ content: { services: heading }, services }: Props) {
  if (services.length === 0) return null;
  return (
    <Section id="services" surface="gold" space="medium">
      <div className={`u-wrap ${styles.index}`}>
        <div className={styles.head}>
          <h2>{heading.title}</h2>
          {heading.lead && <p>{heading.lead}</p>}
          {heading.action && <LinkButton action={heading.action} look="tertiary" />}
        </div>
        <ol className={styles.list}>
          {services.map(({ slug, title, note }, index) => (
            <li key={slug}>
              <Link to={`/services#${slug}`} className={styles.row}>
                <span className={`u-tabular ${styles.numeral}`} aria-hidden="true">
                  {index + 1}
                </span>
                <h3>{title}</h3>
                <p className={`u-small ${styles.note}`}>{note}</p>
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment ServiceRows on IndexPage {
    services {
      title
      lead
      action {
        ...LinkButton
      }
    }
  }
  fragment ServiceRow on Service {
    slug
    title
    note
  }
`;
