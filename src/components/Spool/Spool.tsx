import * as styles from './Spool.module.scss';

type Props = {
  /** How many lines are drawn. The number itself must stand beside it as text. */
  count: number;
};

/** A number drawn as vertical lines of 2 px with gaps of 2 px, like thread on a spool; narrower where there is no room. */
export function Spool({ count }: Props) {
  const threads = Array.from({ length: count }, (_, index) => `M${index * 4 + 1} 0v24`).join('');
  const width = count * 4 - 2;
  return (
    <svg
      className={styles.spool}
      aria-hidden="true"
      width={width}
      height={24}
      viewBox={`0 0 ${width} 24`}
      preserveAspectRatio="none"
    >
      <path d={threads} stroke="currentColor" strokeWidth={2} />
    </svg>
  );
}
