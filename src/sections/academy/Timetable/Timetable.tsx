import { graphql } from 'gatsby';
import { Button } from '../../../components/Button/Button';
import { Facts } from '../../../components/Facts/Facts';
import { fill, fillAction } from '../../../lib/fill';
import { useSite } from '../../../lib/useSite';
import * as styles from './Timetable.module.scss';

type Props = {
  tracks: readonly Queries.TimetableFragment[];
  factLabels: Queries.TrackFactLabelsFragment;
  /** The link of each track to the form. */
  apply: Queries.ButtonFragment;
};

/** The tracks as columns, each course with its length drawn as a bar; below the courses what an applicant asks first. */
export function Timetable({ tracks, factLabels, apply }: Props) {
  const { company, unitOf } = useSite();
  const grouped = (amount: number) => amount.toLocaleString(company.locale);
  const feeOf = ({ currency, lowest, highest }: Queries.TimetableFragment['fee']) =>
    fill(factLabels.feeRange, { currency, lowest: grouped(lowest), highest: grouped(highest) });
  const longest = Math.max(...tracks.flatMap(({ courses }) => courses.map(({ weeks }) => weeks)));
  return (
    <div className={styles.timetable}>
      {tracks.map(({ slug, title, titleWidth, description, courses, requirement, fee, online, ...track }) => (
        <div key={slug} id={slug} className={styles.track}>
          <div className={styles.head}>
            <h3 data-word={titleWidth}>{title}</h3>
            <p>{description}</p>
          </div>
          <ol className={styles.courses}>
            {courses.map((course) => (
              <li key={course.title}>
                <b>{course.title}</b>
                <time dateTime={`${course.weeks}w`} className="u-small u-tabular">
                  {`${course.weeks} ${unitOf('weeks', course.weeks)}`}
                </time>
                {/* A block a week; the longest course has the whole width. */}
                <svg viewBox={`0 0 ${longest} 1`} preserveAspectRatio="none" aria-hidden="true">
                  <path d={`M0 .5H${course.weeks}`} stroke="currentColor" strokeDasharray=".9 .1" />
                </svg>
              </li>
            ))}
          </ol>
          <Facts
            layout="table"
            facts={[
              { label: factLabels.intake, value: <time dateTime={track.isoIntake}>{track.intake}</time> },
              { label: factLabels.applyBy, value: <time dateTime={track.isoApplyBy}>{track.applyBy}</time> },
              { label: factLabels.requirement, value: requirement },
              { label: factLabels.fee, value: feeOf(fee) },
              { label: factLabels.online, value: online },
            ]}
          />
          <p className={styles.apply}>
            <Button action={fillAction(apply, 'track', title)} variant="tertiary" />
          </p>
        </div>
      ))}
    </div>
  );
}

export const fragment = graphql`
  fragment Timetable on Track {
    slug
    title
    titleWidth
    description
    courses {
      title
      weeks
    }
    intake(formatString: "D MMMM YYYY")
    isoIntake: intake(formatString: "YYYY-MM-DD")
    applyBy(formatString: "D MMMM YYYY")
    isoApplyBy: applyBy(formatString: "YYYY-MM-DD")
    requirement
    fee {
      currency
      lowest
      highest
    }
    online
  }

  fragment TrackFactLabels on TrackFactLabels {
    intake
    applyBy
    requirement
    fee
    feeRange
    online
  }
`;
