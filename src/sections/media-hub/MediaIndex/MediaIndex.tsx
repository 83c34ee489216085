import { graphql } from 'gatsby';
import { PageIndex } from '../../shared/PageIndex/PageIndex';
import * as styles from './MediaIndex.module.scss';

type Props = {
  content: Queries.MediaIndexFragment;
  /** The number of entries in each list. A list without entries is not on the page. */
  counts: { readonly podcasts: number; readonly news: number; readonly blog: number };
};

/** Links to the sections of the page, with the number of their entries. */
export function MediaIndex({ content, counts }: Props) {
  const lists = (['podcasts', 'news', 'blog'] as const)
    .filter((id) => counts[id] > 0)
    .map((id) => ({ to: `/media-hub#${id}`, text: content[id], count: counts[id] }));
  const links = [...lists, { to: '/media-hub#newsletter', text: content.newsletter }];
  return <PageIndex label={content.label} links={links} className={styles.contents} />;
}

export const fragment = graphql`
  fragment MediaIndex on MediaIndex {
    label
    podcasts
    news
    blog
    newsletter
  }
`;
