import { graphql } from 'gatsby';
import { Link } from '../../../components/Link/Link';
import { columnsFor } from '../../../lib/acronyms';
import * as styles from './AwardIndex.module.scss';

type Props = {
  /** What it is called, for screen readers. */
  label: string;
  awards: readonly Queries.AwardIndexFragment[];
};

/** The acronyms of all awards at the lower edge of the first screen, each a link to its award. */
export function AwardIndex({ label, awards }: Props) {
  const acronyms = awards.map(({ acronym }) => acronym);
  const onPhones = columnsFor(acronyms, [3, 2, 4], 16);
  // As few rows as possible; six acronyms of three to five letters fit one.
  const upToSeven = [7, 6, 5, 4, 3, 2].filter((columns) => columns <= Math.max(2, awards.length));
  const { columns } = columnsFor(acronyms, upToSeven, 24);
  return (
    <nav aria-label={label}>
      <ul
        className={`u-wrap ${styles.acronyms}`}
        data-phone={onPhones.columns}
        data-small={onPhones.width > 12 ? '' : undefined}
        data-columns={columns}
      >
        {awards.map(({ slug, acronym }) => (
          <li key={slug}>
            <Link to={`/awards#${slug}`}>{acronym}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const query = graphql`
  fragment AwardIndex on Award {
    slug
    acronym
  }
`;
