import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';
import { SplitHeading } from '../../components/SplitHeading/SplitHeading';
import { useSite } from '../../lib/useSite';
import * as styles from './Timetable.module.scss';
import { Weeks } from './Weeks';

type Props = {
  tracks: readonly Queries.TimetableFragment[];
  heading: Queries.TimetableHeadingFragment;
};

/** The tracks as columns of one timetable with common rows, each course with its length drawn as a bar. */
export function Timetable({ tracks, heading }: Props) {
  const { words } = useSite();
  const longest = Math.max(...tracks.flatMap(({ courses }) => courses.map(({ weeks }) => weeks)));
  return (
    <Section surface="shea" id="tracks">
      <div className="u-wrap">
        <SplitHeading heading={heading} />
        <div className={styles.timetable}>
          {tracks.map(({ slug, title, description, courses }) => (
            <div key={slug} id={slug} className={styles.track}>
              <div className={styles.head}>
                <h3>{title}</h3>
                <p>{description}</p>
              </div>
              <ol className={styles.courses}>
                {courses.map((course) => (
                  <li key={course.title}>
                    <b>{course.title}</b>
                    <time dateTime={`${course.weeks}w`} className="u-small u-tabular">
                      {`${course.weeks} ${words.units.weeks}`}
                    </time>
                    <Weeks count={course.weeks} of={longest} />
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment Timetable on Track {
    slug
    title
    description
    courses {
      title
      weeks
    }
  }

  fragment TimetableHeading on Heading {
    title
    lead
  }
`;
