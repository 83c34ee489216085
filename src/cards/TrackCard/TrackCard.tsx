import { graphql } from 'gatsby';
import * as styles from './TrackCard.module.scss';

type Props = { track: Queries.TrackCardFragment };

/** A track of the academy and the names of its courses. */
export function TrackCard({ track: { title, titleWidth, courses } }: Props) {
  return (
    <article className={styles.track}>
      <h3 data-word={titleWidth}>{title}</h3>
      <ul className={styles.courses}>
        {courses.map((course) => (
          <li key={course.title}>{course.title}</li>
        ))}
      </ul>
    </article>
  );
}

export const query = graphql`
  fragment TrackCard on Track {
    slug
    title
    titleWidth
    courses {
      title
    }
  }
`;
