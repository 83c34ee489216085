import { graphql } from 'gatsby';
import { Dateline } from '../../components/Dateline/Dateline';
import { Link } from '../../components/Link/Link';
import { Picture } from '../../components/Picture/Picture';
import { fill } from '../../lib/fill';
import { useSite } from '../../lib/useSite';
import * as media from '../../styles/media.module.scss';
import * as styles from './NewsCard.module.scss';

type Props = {
  item: Queries.NewsCardFragment;
  /** `brief`: date and headline, a link; `story`: with picture, excerpt and author; `lead`: the same, larger. */
  shows: 'brief' | 'story' | 'lead';
};

/** A piece of news. */
export function NewsCard({ item, shows }: Props) {
  const { slug, title, titleWidth, author, excerpt, read, image } = item;
  const { entries } = useSite().words;
  if (shows === 'brief') {
    return (
      <article className={styles.brief}>
        <Dateline of={item} />
        <h3 data-word={titleWidth} className="u-h4">
          <Link to={`/media-hub#${slug}`} className="u-whole-entry">
            {title}
          </Link>
        </h3>
      </article>
    );
  }
  const lead = shows === 'lead';
  return (
    <article id={slug} className={lead ? styles.lead : styles.story}>
      <Dateline of={item} />
      <h3 data-word={titleWidth} className={lead ? 'u-h2' : 'u-h4'}>
        {read ? <Link to={read}>{title}</Link> : title}
      </h3>
      {image && <Picture image={image} sizes={`${media.fromDesktop} 50vw, 90vw`} className={styles.picture} />}
      <p className={lead ? `u-lead ${styles.excerpt}` : undefined}>{excerpt}</p>
      <p className="u-small">{fill(entries.author, { author })}</p>
    </article>
  );
}

export const fragment = graphql`
  fragment NewsCard on NewsItem {
    ...Dateline
    slug
    title
    titleWidth
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
