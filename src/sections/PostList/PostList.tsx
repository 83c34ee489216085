import { graphql } from 'gatsby';
import { Dateline } from '../../components/Dateline/Dateline';
import { Section, type SectionProps } from '../../components/Section/Section';
import { useSite } from '../../lib/useSite';
import * as styles from './PostList.module.scss';

type Props = SectionProps & { posts: readonly Queries.PostListFragment[] };

/** Blog posts as rows, with the minutes of reading as a large numeral. */
export function PostList({ id, content, posts }: Props) {
  const { unitOf } = useSite();
  if (posts.length === 0) return null;
  return (
    <Section surface="harmattan" id={id} heading={content}>
      <ul className={styles.posts}>
        {posts.map(({ slug, title, category, date, isoDate, readTime }) => (
          <li key={slug} id={slug}>
            <article className={styles.post}>
              <p className={styles.minutes}>
                <b className="u-tabular">{readTime}</b>
                {` ${unitOf('minutesToRead', readTime)}`}
              </p>
              <h3>{title}</h3>
              <Dateline category={category} date={date} isoDate={isoDate} className={styles.meta} />
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment PostList on Post {
    slug
    title
    category
    date(formatString: "D MMMM YYYY")
    isoDate: date(formatString: "YYYY-MM-DD")
    readTime
  }
`;
