import { graphql } from 'gatsby';
import * as styles from './TrackCard.module.scss';

type Props = { track: Queries.TrackCardFragment };

/** A track of the academy and the names of its courses. */
export function TrackCard({ track: { title, titleWidth, courses } }: Props) {
  const names = courses.map((course, at) => <li key={at}>{course.title}</li>);
  return (
    <article className={styles.track}>
      <h3 data-word={titleWidth}>{title}</h3>
      <ul className={styles.courses}>{names}</ul>
    </article>
  );
}

export const fragment = graphql`
  fragment TrackCard on Track {
    slug
    title
    titleWidth
    courses {
      title
    }
  }
`;
