import { graphql } from 'gatsby';
import { nextStory, Story, StoryExcerpt, StoryHeadline } from '../../../cards/Story/Story';
import { Dateline } from '../../../components/Dateline/Dateline';
import { Picture } from '../../../components/Picture/Picture';
import { classes } from '../../../lib/classes';
import { fill } from '../../../lib/fill';
import { useEntryWords } from '../../../lib/useEntryWords';
import * as media from '../../../styles/media.module.scss';
import * as styles from './NewsPaper.module.scss';

type Props = {
  news: readonly Queries.NewsPaperFragment[];
  /** The stories that those of this list lead to. The next one of this list is directly below. */
  next: readonly Queries.StoryFragment[];
};

const sizes = `${media.fromDesktop} 50vw, 90vw`;

/**
 * The news as on a page of a newspaper: a large story, the others next to it and below it, with rules between them. Each has date, headline,
 * picture, excerpt and author.
 */
export function NewsPaper({ news, next }: Props) {
  const { entries } = useEntryWords();
  return (
    <ul className={styles.stories}>
      {news.map((story, index) => (
        <li key={story.slug}>
          <article id={story.body ? undefined : story.slug}>
            <Dateline of={story} />
            <StoryHeadline story={story} size={index === 0 ? undefined : 'h4'} />
            {story.image && <Picture image={story.image} sizes={sizes} className={styles.picture} />}
            <StoryExcerpt story={story} className={classes(styles.excerpt, index === 0 && styles.lead)} />
            <p className={`u-small ${styles.author}`}>{fill(entries.author, { author: story.author })}</p>
            <Story story={story} next={nextStory(next, index)} />
          </article>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment NewsPaper on NewsItem {
    ...Dateline
    ...Story
    author
    sample
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(width: 1440, breakpoints: [480, 720, 1080, 1440])
        }
      }
    }
  }
`;
