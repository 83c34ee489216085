import { graphql } from 'gatsby';
import * as styles from './MapPanel.module.scss';

type Props = { page: Queries.MapPanelFragment };

/** Where a map will be: a cloth that is still on the loom, woven to about half, and a label that says so in words. */
export function MapPanel({ page }: Props) {
  return (
    <div id="map" className={styles.map} data-surface="shea">
      <div className="u-wrap">
        <p>{page.map}</p>
      </div>
    </div>
  );
}

export const query = graphql`
  fragment MapPanel on ContactPage {
    map
  }
`;
