import { classes } from '../../lib/classes';
import { useEntryWords } from '../../lib/useEntryWords';
import { useToday } from '../../lib/useToday';
import * as styles from './DaysLeft.module.scss';

/** The number of days before a deadline from which they are counted. Earlier the date alone says more. */
const MOST = 60;

const DAY = 24 * 60 * 60 * 1000;

/** The days left until a deadline, next to its date: `20 days left`. The built page has an empty place for it, so nothing moves. */
export function DaysLeft({ until }: { until: string }) {
  const today = useToday();
  const { entries, unitOf } = useEntryWords();
  const days = (Date.parse(until) - Date.parse(today)) / DAY;
  const wordsFor = (count: number) => (count === 0 ? entries.lastDay : `${count} ${unitOf('daysLeft', count)}`);
  const counted = days >= 0 && days <= MOST;
  return (
    <span className={classes('u-label u-tabular', styles.days, counted && styles.counted)} data-widest={wordsFor(MOST)}>
      {counted ? wordsFor(days) : '\u00a0'}
    </span>
  );
}
