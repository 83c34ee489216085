import { graphql } from 'gatsby';
import { Headline } from '../../components/Headline/Headline';
import { Link } from '../../components/Link/Link';
import * as styles from './ServiceCard.module.scss';

type Props = {
  service: Queries.ServiceCardFragment;
  /** The service's position in the list, from 1. */
  number: number;
};

/** A service as a link on one line: number, name and a short note. On phones and tablets the note is below the name. */
export function ServiceCard({ service: { slug, title, note }, number }: Props) {
  return (
    <Link to={`/services#${slug}`} className={styles.service}>
      <span className={`u-tabular ${styles.number}`} aria-hidden="true">
        {number}
      </span>
      <Headline as="h3" text={title} />
      <p className="u-small">{note}</p>
    </Link>
  );
}

export const fragment = graphql`
  fragment ServiceCard on Service {
    slug
    title
    note
  }
`;
