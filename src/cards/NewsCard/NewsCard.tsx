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

const layouts = { brief: styles.brief, story: styles.story, lead: styles.lead };

/** A piece of news. */
export function NewsCard({ item, shows }: Props) {
  const { slug, title, titleWidth, category, date, isoDate, author, excerpt, image } = item;
  const { entries } = useSite().words;
  const brief = shows === 'brief';
  return (
    <article id={brief ? undefined : slug} className={layouts[shows]}>
      <Dateline category={category} date={date} isoDate={isoDate} />
      <h3 data-word={titleWidth}>
        {brief ? (
          <Link to={`/media-hub#${slug}`} className="u-whole-entry">
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      {!brief && (
        <>
          {image && <Picture image={image} sizes={`${media.fromDesktop} 50vw, 90vw`} className={styles.picture} />}
          <p className={styles.excerpt}>{excerpt}</p>
          <p className="u-small">{fill(entries.author, { author })}</p>
        </>
      )}
    </article>
  );
}

export const query = graphql`
  fragment NewsCard on NewsItem {
    slug
    title
    titleWidth
    category
    date(formatString: "D MMMM YYYY")
    isoDate: date(formatString: "YYYY-MM-DD")
    author
    excerpt
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1440, breakpoints: [480, 720, 1080, 1440])
        }
      }
    }
  }
`;
