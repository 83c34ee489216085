import { graphql } from 'gatsby';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Dateline } from '../../components/Dateline/Dateline';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { fill } from '../../lib/fill';
import { useSite } from '../../lib/useSite';
import * as media from '../../styles/media.module.scss';
import * as styles from './NewsPaper.module.scss';

type Props = {
  id: string;
  content: Queries.NewsPaperHeadingFragment;
  /** Newest first: the first is the lead story. */
  news: readonly Queries.NewsPaperFragment[];
};

/**
 * News in the layout of a newspaper page: a lead story, two beside it, the rest in rows of three with rules between them. Pictures are optional.
 */
export function NewsPaper({ id, content: { title, lead, action }, news }: Props) {
  const { units } = useSite().words;
  if (news.length === 0) return null;
  return (
    <Section surface="shea" id={id}>
      <div className="u-wrap">
        <div className={styles.head}>
          <h2>{title}</h2>
          {lead && <p>{lead}</p>}
          {action && <LinkButton action={action} look="tertiary" />}
        </div>
        <ul className={styles.paper}>
          {news.map(({ slug, title: headline, category, date, isoDate, author, excerpt, image }) => (
            <li key={slug} id={slug} className={styles.story}>
              <article>
                <Dateline category={category} date={date} isoDate={isoDate} />
                <h3>{headline}</h3>
                {image && (
                  <Picture image={image} sizes={`${media.fromDesktop} 50vw, 90vw`} className={styles.picture} />
                )}
                <p className={styles.excerpt}>{excerpt}</p>
                <p className="u-small">{fill(units.author, { author })}</p>
              </article>
            </li>
          ))}
        </ul>
      </div>
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

  fragment NewsPaperHeading on MediaSection {
    title
    lead
    action {
      ...LinkButton
    }
  }
`;
