import { graphql } from 'gatsby';
import { Dateline } from '../../components/Dateline/Dateline';
import { Picture } from '../../components/Picture/Picture';
import { Section, type SectionProps } from '../../components/Section/Section';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading';
import { fill } from '../../lib/fill';
import { useSite } from '../../lib/useSite';
import * as media from '../../styles/media.module.scss';
import * as styles from './NewsPaper.module.scss';

type Props = SectionProps & {
  /** Newest first: the first is the lead story. */
  news: readonly Queries.NewsPaperFragment[];
};

/**
 * News in the layout of a newspaper page: a lead story, two beside it, the rest in rows of three with rules between them. Pictures are optional.
 */
export function NewsPaper({ id, content, news }: Props) {
  const { entries } = useSite().words;
  if (news.length === 0) return null;
  return (
    <Section surface="shea" id={id}>
      <SectionHeading content={content} layout="beside" className={styles.head} />
      <ul className={styles.paper}>
        {news.map(({ slug, title, category, date, isoDate, author, excerpt, image }) => (
          <li key={slug} id={slug} className={styles.story}>
            <article>
              <Dateline category={category} date={date} isoDate={isoDate} />
              <h3>{title}</h3>
              {image && <Picture image={image} sizes={`${media.fromDesktop} 50vw, 90vw`} className={styles.picture} />}
              <p className={styles.excerpt}>{excerpt}</p>
              <p className="u-small">{fill(entries.author, { author })}</p>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment NewsPaper on NewsItem {
    slug
    title
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
