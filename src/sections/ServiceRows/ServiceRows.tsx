import { graphql } from 'gatsby';
import { Link } from '../../components/Link/Link';
import { Section, type SectionProps } from '../../components/Section/Section';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading';
import * as styles from './ServiceRows.module.scss';

type Props = SectionProps & { services: readonly Queries.ServiceRowsFragment[] };

/** All services as a list of links: number, name and a short note on one line. */
export function ServiceRows({ id, content, services }: Props) {
  if (services.length === 0) return null;
  return (
    <Section id={id} surface="gold" space="medium">
      <div className={styles.index}>
        <SectionHeading content={content} className={styles.head} />
        <div className={styles.cloth} data-colourway="mediaHub" aria-hidden="true" />
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
  fragment ServiceRows on Service {
    slug
    title
    note
  }
`;
