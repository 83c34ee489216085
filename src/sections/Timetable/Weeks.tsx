import * as styles from './Weeks.module.scss';

type Props = {
  /** How many weeks the course takes. */
  count: number;
  /** How many weeks the whole line stands for: the longest course. */
  of: number;
};

/** A course's length drawn as blocks on its line, one a week. The number itself stands beside it as text. */
export function Weeks({ count, of }: Props) {
  return (
    <svg className={styles.weeks} viewBox={`0 0 ${of} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 .5H${count}`} stroke="currentColor" strokeDasharray=".9 .1" />
    </svg>
  );
}
