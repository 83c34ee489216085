import { graphql } from 'gatsby';
import { Link } from '../../components/Link/Link';
import * as styles from './ServiceIndex.module.scss';
import { useBlockInView } from './useBlockInView';

type Props = {
  /** How the index is named, read aloud. */
  label: string;
  services: readonly Queries.ServiceIndexFragment[];
};

/** The services by number and name above their blocks; on a desk it stays in sight, the thread under the one being read. */
export function ServiceIndex({ label, services }: Props) {
  const current = useBlockInView(services.map(({ slug }) => slug));
  return (
    <nav aria-label={label} data-surface="night" className={styles.index}>
      <ol className="u-wrap">
        {services.map(({ slug, title }, index) => (
          <li key={slug}>
            <Link
              to={`/services#${slug}`}
              className={styles.entry}
              aria-current={slug === current ? 'location' : undefined}
            >
              <span className={`u-tabular ${styles.number}`}>{index + 1}</span>
              <span className={styles.title}>{title}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export const query = graphql`
  fragment ServiceIndex on Service {
    slug
    title
  }
`;
