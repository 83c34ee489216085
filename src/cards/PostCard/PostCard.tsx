import { graphql } from 'gatsby';
import { Dateline } from '../../components/Dateline/Dateline';
import { fill } from '../../lib/fill';
import { useEntryWords } from '../../lib/useEntryWords';
import { Story, StoryHeadline } from '../Story/Story';
import * as styles from './PostCard.module.scss';

type Props = { post: Queries.PostCardFragment; next?: Queries.PostCardFragment | undefined };

/** A blog post next to a swatch of cloth: title, excerpt, the minutes it takes to read, author, and its text. */
export function PostCard({ post, next }: Props) {
  const { entries, unitOf } = useEntryWords();
  return (
    <article id={post.body ? undefined : post.slug} className={styles.post}>
      <div className="u-entry">
        <StoryHeadline story={post} />
        <p className={styles.excerpt}>{post.excerpt}</p>
        <div className={styles.facts}>
          <Dateline of={post} />
          <p className="u-small">{`${post.readTime} ${unitOf('minutesToRead', post.readTime)}`}</p>
          {post.author && <p className="u-small">{fill(entries.author, { author: post.author })}</p>}
        </div>
        <Story story={post} next={next} />
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment PostCard on Post {
    ...Dateline
    ...Story
    author
    excerpt
    readTime
    sample
  }
`;
