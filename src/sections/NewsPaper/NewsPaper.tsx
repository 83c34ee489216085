import { graphql } from 'gatsby';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Dateline } from '../../components/Dateline/Dateline';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { inRows } from '../../lib/rows';
import { useSite } from '../../lib/useSite';
import * as media from '../../styles/media.module.scss';
import * as styles from './NewsPaper.module.scss';

type Props = {
  id: string;
  heading: Queries.NewsPaperHeadingFragment;
  /** Newest first: the first is the lead story. */
  items: readonly Queries.NewsPaperFragment[];
};

/**
 * News in the layout of a newspaper page: a lead story, two beside it, the rest in rows of up to three with rules between them. Pictures
 * are optional.
 */
export function NewsPaper({ id, heading: { title, lead, action }, items }: Props) {
  const { units } = useSite().words;
  if (items.length === 0) return null;
  return (
    <Section surface="shea" id={id}>
      <div className="u-wrap">
        <div className={styles.head}>
          <h2>{title}</h2>
          {lead && <p>{lead}</p>}
          {action && <LinkButton action={action} look="tertiary" />}
        </div>
        <ul className={styles.paper}>
          {[items.slice(0, 3), ...inRows(items.slice(3), 3)].flatMap((row, number) =>
            row.map(({ slug, title: headline, category, date, isoDate, author, excerpt, image }, at) => (
              <li
                key={slug}
                id={slug}
                className={at === 0 ? `${styles.story} ${styles.start}` : styles.story}
                data-row={number === 0 ? undefined : row.length}
              >
                <article>
                  <Dateline category={category} date={date} isoDate={isoDate} />
                  <h3>{headline}</h3>
                  {image && (
                    <Picture
                      image={image}
                      sizes={`${media.fromDesktop} 50vw, calc(100vw - 40px)`}
                      className={styles.picture}
                    />
                  )}
                  <p className={styles.excerpt}>{excerpt}</p>
                  <p className="u-small">{`${units.by} ${author}`}</p>
                </article>
              </li>
            )),
          )}
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
