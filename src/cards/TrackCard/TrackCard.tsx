import { graphql } from 'gatsby';
import { Headline } from '../../components/Headline/Headline';
import { unbroken } from '../../lib/unbroken';
import * as styles from './TrackCard.module.scss';

type Props = { track: Queries.TrackCardFragment };

/** A track of the academy and the names of its courses. */
export function TrackCard({ track: { title, courses } }: Props) {
  const names = courses.map((course, at) => <li key={at}>{unbroken(course.title)}</li>);
  return (
    <article className={styles.track}>
      <Headline as="h3" text={title} boxClassName={styles.title} />
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
