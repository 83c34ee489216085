import * as styles from './OfficeMap.module.scss';

type Props = { label: string };

/** A drawing in place of a map: the continent as cloth, and threads to the offices below. */
export function OfficeMap({ label }: Props) {
  return (
    <div className={styles.map}>
      <p className={`u-label ${styles.label}`}>{label}</p>
    </div>
  );
}
