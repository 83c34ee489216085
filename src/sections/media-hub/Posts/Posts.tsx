import { graphql } from 'gatsby';
import { nextStory, Story, StoryExcerpt, StoryHeadline } from '../../../cards/Story/Story';
import { Dateline } from '../../../components/Dateline/Dateline';
import { fill } from '../../../lib/fill';
import { useEntryWords } from '../../../lib/useEntryWords';
import * as styles from './Posts.module.scss';

type Props = {
  posts: readonly Queries.PostFragment[];
  /** The stories that those of this list lead to. The next one of this list is directly below. */
  next: readonly Queries.StoryFragment[];
};

/**
 * The posts of the blog in columns, or below each other. In columns a woven strip hangs next to each, as long as the time that it takes to read: 36 px a
 * minute. An open post has the whole width, and its strip runs along the text.
 */
export function Posts({ posts, next }: Props) {
  const { entries, unitOf } = useEntryWords();
  return (
    <ul className={styles.posts}>
      {posts.map((post, index) => (
        <li key={post.slug}>
          <article id={post.body ? undefined : post.slug} className={styles.post}>
            <svg className={styles.strip} aria-hidden="true" width={48} height={36 * post.readTime} />
            <div className={styles.words}>
              <StoryHeadline story={post} />
              <StoryExcerpt story={post} />
              <div className={styles.facts}>
                <Dateline of={post} />
                <p className="u-small">{`${post.readTime} ${unitOf('minutesToRead', post.readTime)}`}</p>
                {post.author && <p className="u-small">{fill(entries.author, { author: post.author })}</p>}
              </div>
              <Story story={post} next={nextStory(next, index)} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment Post on Post {
    ...Dateline
    ...Story
    author
    readTime
    sample
  }
`;
