import * as styles from './Cloth.module.scss';

/** A broad piece of the page's cloth at a section's lower edge, as the last part of a `Split`: in wide windows it is below the first part. */
export function Cloth() {
  return <div aria-hidden="true" className={`u-broad ${styles.cloth}`} />;
}
