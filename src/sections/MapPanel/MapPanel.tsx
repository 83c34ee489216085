import { graphql } from 'gatsby';
import * as styles from './MapPanel.module.scss';

type Props = { id: string; content: Queries.MapPanelFragment };

/** A placeholder for a map: a half-woven pattern, and a label that says that the map is to come. */
export function MapPanel({ id, content }: Props) {
  return (
    <div id={id} className={styles.map} data-surface="shea">
      <div className="u-wrap">
        <p>{content.map}</p>
      </div>
    </div>
  );
}

export const query = graphql`
  fragment MapPanel on ContactPage {
    map
  }
`;
