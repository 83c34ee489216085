import { graphql } from 'gatsby';
import { PageIndex } from '../../shared/PageIndex/PageIndex';
import * as styles from './AwardIndex.module.scss';

type Props = { label: string; awards: readonly Queries.AwardIndexFragment[] };

/** The acronyms of the awards at display size, each a link to its award. */
export function AwardIndex({ label, awards }: Props) {
  const links = awards.map(({ slug, acronym }) => ({ to: `/awards#${slug}`, text: acronym }));
  return <PageIndex label={label} links={links} className={`u-accent ${styles.acronyms}`} boxClassName="u-wrap" />;
}

export const fragment = graphql`
  fragment AwardIndex on Award {
    slug
    acronym
  }
`;
