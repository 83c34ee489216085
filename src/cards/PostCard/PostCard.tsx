import { graphql } from 'gatsby';
import { Dateline } from '../../components/Dateline/Dateline';
import { useSite } from '../../lib/useSite';
import * as styles from './PostCard.module.scss';

type Props = { post: Queries.PostCardFragment };

/** A blog post, with the minutes of reading. */
export function PostCard({ post: { slug, title, titleWidth, category, date, isoDate, readTime } }: Props) {
  const { unitOf } = useSite();
  return (
    <article id={slug} className={styles.post}>
      <p className={styles.minutes}>{`${readTime} ${unitOf('minutesToRead', readTime)}`}</p>
      <h3 data-word={titleWidth}>{title}</h3>
      <Dateline category={category} date={date} isoDate={isoDate} className={styles.date} />
    </article>
  );
}

export const query = graphql`
  fragment PostCard on Post {
    slug
    title
    titleWidth
    category
    date(formatString: "D MMMM YYYY")
    isoDate: date(formatString: "YYYY-MM-DD")
    readTime
  }
`;
