import * as styles from './MapPanel.module.scss';

/** A placeholder for a map: the continent as cloth, threads from four cities to the offices below, and a label that says so. */
export function MapPanel({ label }: { label: string }) {
  return (
    <div className={styles.map}>
      <p className={`u-small u-label ${styles.label}`}>{label}</p>
    </div>
  );
}
