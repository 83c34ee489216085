import { graphql } from 'gatsby';
import { Dateline } from '../../components/Dateline/Dateline';
import { Headline } from '../../components/Headline/Headline';
import { Link } from '../../components/Link/Link';
import { useEntryWords } from '../../lib/useEntryWords';
import * as styles from './PostCard.module.scss';

type Props = { post: Queries.PostCardFragment };

/** A blog post, with the minutes of reading. */
export function PostCard({ post: { slug, title, readTime, read, ...post } }: Props) {
  const { unitOf } = useEntryWords();
  return (
    <article id={slug} className={styles.post}>
      <p className={styles.minutes}>{`${readTime} ${unitOf('minutesToRead', readTime)}`}</p>
      <Headline as="h3" text={title} place={styles.title}>
        {read ? <Link to={read}>{title}</Link> : title}
      </Headline>
      <Dateline of={post} />
    </article>
  );
}

export const fragment = graphql`
  fragment PostCard on Post {
    ...Dateline
    slug
    title
    readTime
    read
  }
`;
