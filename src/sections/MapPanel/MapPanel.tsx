import * as styles from './MapPanel.module.scss';

type Props = {
  /** What the panel says while there is no map. */
  text: string;
};

/** Where a map will be: a cloth that is still on the loom, woven to about half, and a label that says so in words. */
export function MapPanel({ text }: Props) {
  return (
    <div id="map" className={styles.map} data-surface="shea">
      <div className="u-wrap">
        <p>{text}</p>
      </div>
    </div>
  );
}
