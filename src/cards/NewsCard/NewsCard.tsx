import { graphql } from 'gatsby';
import { Dateline } from '../../components/Dateline/Dateline';
import { Headline } from '../../components/Headline/Headline';
import { Link } from '../../components/Link/Link';
import { Picture } from '../../components/Picture/Picture';
import { fill } from '../../lib/fill';
import { useEntryWords } from '../../lib/useEntryWords';
import * as media from '../../styles/media.module.scss';
import * as styles from './NewsCard.module.scss';

type Props = {
  item: Queries.NewsCardFragment;
  /** True for the first item, which is larger. */
  large: boolean;
};

/** A piece of news: date, headline, picture, excerpt and author. */
export function NewsCard({ item, large }: Props) {
  const { slug, title, author, excerpt, read, image } = item;
  const { entries } = useEntryWords();
  return (
    <article id={slug} className={large ? `${styles.story} ${styles.large}` : styles.story}>
      <Dateline of={item} />
      <Headline as="h3" size={large ? 'h2' : 'h4'} text={title}>
        {read ? <Link to={read}>{title}</Link> : title}
      </Headline>
      {image && <Picture image={image} sizes={`${media.fromDesktop} 50vw, 90vw`} className={styles.picture} />}
      <p className={large ? `u-lead ${styles.excerpt}` : undefined}>{excerpt}</p>
      <p className="u-small">{fill(entries.author, { author })}</p>
    </article>
  );
}

export const fragment = graphql`
  fragment NewsCard on NewsItem {
    ...Dateline
    slug
    title
    author
    excerpt
    read
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
