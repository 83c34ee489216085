import * as styles from './Spool.module.scss';

type Props = {
  /** How many threads: one an episode. The number itself stands beside it as text. */
  count: number;
};

/** A count drawn as threads on a spool: 2 px of thread, 2 px of gap. */
export function Spool({ count }: Props) {
  const threads = Array.from({ length: count }, (_, index) => `M${index * 4 + 1} 0v24`).join('');
  return (
    <svg className={styles.spool} aria-hidden="true" width={count * 4 - 2} height={24}>
      <path d={threads} stroke="currentColor" strokeWidth={2} />
    </svg>
  );
}
