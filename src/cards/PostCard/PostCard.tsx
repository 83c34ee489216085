import { graphql } from 'gatsby';
import { Dateline } from '../../components/Dateline/Dateline';
import { Headline } from '../../components/Headline/Headline';
import { Link } from '../../components/Link/Link';
import { useEntryWords } from '../../lib/useEntryWords';
import * as styles from './PostCard.module.scss';

type Props = { post: Queries.PostCardFragment };

/** A blog post next to a swatch of cloth: title, excerpt, and the minutes it takes to read. */
export function PostCard({ post: { slug, title, excerpt, readTime, read, ...post } }: Props) {
  const { unitOf } = useEntryWords();
  return (
    <article id={slug} className={styles.post}>
      <div className="u-entry">
        <Headline as="h3" text={title}>
          {read ? <Link to={read}>{title}</Link> : title}
        </Headline>
        <p>{excerpt}</p>
        <div className={styles.facts}>
          <Dateline of={post} />
          <p className="u-small">{`${readTime} ${unitOf('minutesToRead', readTime)}`}</p>
        </div>
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment PostCard on Post {
    ...Dateline
    slug
    title
    excerpt
    readTime
    read
  }
`;
