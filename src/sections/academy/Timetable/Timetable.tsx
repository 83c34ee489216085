import { graphql } from 'gatsby';
import { Button } from '../../../components/Button/Button';
import { Day } from '../../../components/Day/Day';
import { DaysLeft } from '../../../components/DaysLeft/DaysLeft';
import { Facts } from '../../../components/Facts/Facts';
import { Headline } from '../../../components/Headline/Headline';
import { fill, fillLink, fillNodes } from '../../../lib/fill';
import { joined } from '../../../lib/unbroken';
import { useCompany } from '../../../lib/useCompany';
import { useEntryWords } from '../../../lib/useEntryWords';
import { useToday } from '../../../lib/useToday';
import * as styles from './Timetable.module.scss';

type Props = { content: Queries.TimetableFragment; tracks: readonly Queries.TimetableTrackFragment[] };

/** Weeks in a month, rounded, so that addresses in drawings are short. */
const MONTH = 4.3;

/**
 * The tracks below each other, each as wide as a year: a course is at the weeks in which it is held. Next to it are its length, the
 * months in which it starts, and its fee. Facts for applicants are next to the courses.
 */
export function Timetable({ content: { factLabels, apply, applyClosed, addToCalendar }, tracks }: Props) {
  const today = useToday();
  const { company } = useCompany();
  const { unitOf } = useEntryWords();
  const grouped = (amount: number) => amount.toLocaleString(company.locale);
  const feeOf = (currency: string, fee: number) => fill(factLabels.courseFee, { currency, fee: grouped(fee) });
  const feesOf = ({ currency, courses }: Queries.TimetableTrackFragment) => {
    const fees = courses.map(({ fee }) => fee);
    const [lowest, highest] = [Math.min(...fees), Math.max(...fees)];
    if (lowest === highest) return feeOf(currency, lowest);
    return fill(factLabels.feeRange, { currency, lowest: grouped(lowest), highest: grouped(highest) });
  };
  const months = new Intl.DateTimeFormat(company.locale, { month: 'short', timeZone: 'UTC' });
  const startsOf = (starts: readonly number[]) =>
    starts.map((month) => months.format(Date.UTC(2000, month - 1))).join(', ');
  const lastDay = (date: string) => (
    <>
      {fillNodes(joined(factLabels.applyByDate), { date: <Day date={date} /> })} <DaysLeft until={date} />
    </>
  );
  const courses = tracks.flatMap(({ courses }) => courses);
  const first = Math.min(...courses.flatMap(({ starts }) => starts));
  const inYear = (month: number) => ((month - first + 12) % 12) * MONTH;
  // Twelve months, or more if a course ends later.
  const ends = courses.flatMap(({ weeks, starts }) => starts.map((month) => inYear(month) + weeks));
  const year = Array.from({ length: Math.max(12, Math.ceil(Math.max(...ends) / MONTH)) }, (_, index) => first + index);
  return (
    <div className={styles.timetable}>
      {tracks.map((track) => (
        <div key={track.slug} id={track.slug} className={styles.track}>
          <div className={`u-line ${styles.head}`}>
            <Headline as="h3" text={track.title} />
            <p>{track.description}</p>
          </div>
          <div className={styles.loom}>
            <div aria-hidden="true" className={`u-no-print u-small ${styles.months}`}>
              {year.map((month, index) => (
                <span key={month} suppressHydrationWarning>
                  {/* Every third name fits, also with larger text. */}
                  {index % 3 === 0 && months.format(Date.UTC(2000, month - 1))}
                </span>
              ))}
            </div>
            <ol>
              {track.courses.map((course, index) => (
                <li key={index}>
                  <b>{course.title}</b>{' '}
                  <span className={`u-small u-tabular ${styles.terms}`}>
                    <time dateTime={`${course.weeks}w`}>{`${course.weeks} ${unitOf('weeks', course.weeks)}`}</time>{' '}
                    {/* React keeps the text of the build, because a browser may have other names for months. */}
                    <span suppressHydrationWarning>{startsOf(course.starts)}</span>
                  </span>{' '}
                  <span className={`u-small u-tabular ${styles.fee}`}>{feeOf(track.currency, course.fee)}</span>
                  {/* Five threads of the weft, each over a half and under a half of every week. */}
                  <svg viewBox={`0 0 ${year.length * MONTH} 5`} preserveAspectRatio="none" aria-hidden="true">
                    <path d={`M0 2.5H${year.length * MONTH}`} className={styles.ticks} />
                    {course.starts.map((month) => {
                      const [x, end] = [inYear(month), inYear(month) + course.weeks];
                      return (
                        <g key={month}>
                          <path d={`M${x} 2.5H${end}`} stroke="currentColor" strokeWidth={5} />
                          <path
                            d={[0, 1, 2, 3, 4].map((row) => `M${x + (row % 2) / 2} ${row}.5H${end}`).join('')}
                            strokeDasharray=".5"
                          />
                        </g>
                      );
                    })}
                  </svg>
                </li>
              ))}
            </ol>
          </div>
          <Facts
            className={`u-small ${styles.facts}`}
            facts={[
              { label: factLabels.intake, value: <Day date={track.intake} /> },
              { label: factLabels.applyBy, value: lastDay(track.applyBy) },
              { label: factLabels.requirement, value: track.requirement },
              { label: factLabels.fee, value: feesOf(track) },
              { label: factLabels.online, value: track.online },
            ]}
          />
          <div className={styles.apply}>
            {today > track.applyBy ? (
              <p>{applyClosed}</p>
            ) : (
              <>
                <Button action={fillLink(apply, track.title)} variant="tertiary" />
                <Button
                  action={{
                    label: fill(addToCalendar, { name: track.title }),
                    to: `/dates/academy/${track.slug}.ics`,
                  }}
                  variant="tertiary"
                />
              </>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}

export const fragment = graphql`
  fragment TimetableTrack on Track {
    slug
    title
    description
    courses {
      title
      weeks
      fee
      starts
    }
    intake
    applyBy
    requirement
    currency
    online
  }

  fragment Timetable on AcademyPage {
    factLabels {
      intake
      applyBy
      applyByDate
      requirement
      fee
      feeRange
      courseFee
      online
    }
    apply {
      label
      to
    }
    applyClosed
    addToCalendar
  }
`;
