import { graphql } from 'gatsby';
import { HeadlineList } from '../../../components/Headline/HeadlineList';
import { Link } from '../../../components/Link/Link';
import * as styles from './AwardIndex.module.scss';

type Props = { label: string; awards: readonly Queries.AwardIndexFragment[] };

/** The acronyms of the awards at display size, each a link to its award. */
export function AwardIndex({ label, awards }: Props) {
  const text = awards.map(({ acronym }) => acronym).join(' ');
  return (
    <nav aria-label={label} className={styles.index}>
      <HeadlineList text={text} className={`u-accent ${styles.acronyms}`} boxClassName="u-wrap">
        {awards.map(({ slug, acronym }) => (
          <li key={slug}>
            <Link to={`/awards#${slug}`}>{acronym}</Link>
          </li>
        ))}
      </HeadlineList>
    </nav>
  );
}

export const fragment = graphql`
  fragment AwardIndex on Award {
    slug
    acronym
  }
`;
