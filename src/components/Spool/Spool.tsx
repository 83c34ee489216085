import * as styles from './Spool.module.scss';

type Props = {
  /** How many lines are drawn. The number itself must stand beside it as text. */
  count: number;
};

/** A number drawn as vertical lines of 2 px with gaps of 2 px, like thread on a spool. */
export function Spool({ count }: Props) {
  const threads = Array.from({ length: count }, (_, index) => `M${index * 4 + 1} 0v24`).join('');
  return (
    <svg className={styles.spool} aria-hidden="true" width={count * 4 - 2} height={24}>
      <path d={threads} stroke="currentColor" strokeWidth={2} />
    </svg>
  );
}
