import { graphql } from 'gatsby';
import { Headline } from '../../components/Headline/Headline';
import { unbroken } from '../../lib/unbroken';
import * as styles from './TrackCard.module.scss';

type Props = { track: Queries.TrackCardFragment };

/** A link to a track of the academy, and the names of its courses. */
export function TrackCard({ track: { slug, title, courses } }: Props) {
  const names = courses.map((course, index) => <li key={index}>{unbroken(course.title)}</li>);
  return (
    <article className={styles.track}>
      <div className={styles.title}>
        <Headline as="h3" text={title} to={`/academy#${slug}`} />
      </div>
      <ul className={styles.courses}>{names}</ul>
    </article>
  );
}

export const fragment = graphql`
  fragment TrackCard on Track {
    slug
    title
    courses {
      title
    }
  }
`;
