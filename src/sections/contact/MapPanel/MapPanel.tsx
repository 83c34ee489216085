import * as styles from './MapPanel.module.scss';

/** A placeholder for a map: a half-woven pattern, and a label that says that the map is to come. */
export function MapPanel({ label }: { label: string }) {
  return (
    <div className={styles.map}>
      <div className="u-wrap">
        <p>{label}</p>
      </div>
    </div>
  );
}
