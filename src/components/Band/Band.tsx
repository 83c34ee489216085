import { classes } from '../../lib/classes';
import * as styles from './Band.module.scss';

type Props = {
  /** `thin` and `thick` are one strip at 16 and 32 px; `broad` is the wide pattern above the footer. */
  size?: 'thin' | 'thick' | 'broad';
  className?: string | undefined;
};

const sizes = { thin: `u-band ${styles.thin}`, thick: `u-band ${styles.thick}`, broad: `u-broad ${styles.broad}` };

/** A decorative band over the whole width, in the pattern of the page's `data-cloth`; `_motion.scss` reveals it. */
export function Band({ size = 'thin', className }: Props) {
  return <div aria-hidden="true" className={classes('u-no-print', sizes[size], className)} />;
}
