import * as styles from './Cloth.module.scss';

type Props = {
  /** The page whose pattern it has. By default the present page. */
  of?: string;
};

/**
 * A broad piece of cloth at a section's lower edge, as the last part of a `Split`: in wide windows it is below the first part. It covers the
 * section's padding, which must be `wide`.
 */
export function Cloth({ of }: Props) {
  return <div aria-hidden="true" data-cloth={of} className={`u-no-print u-broad ${styles.cloth}`} />;
}
