import * as styles from './Band.module.scss';

type Props = {
  /** `thin` and `thick` are one strip at 16 and 32 px; `broad` is the wide pattern above the footer. */
  size?: 'thin' | 'thick' | 'broad';
  className?: string | undefined;
};

const sizes = { thin: styles.thin, thick: styles.thick, broad: styles.broad };

/**
 * A decorative band over the whole width. `data-colourway` on an ancestor sets its pattern; the background shows until
 * `_motion.scss` reveals it.
 */
export function Band({ size = 'thin', className }: Props) {
  const cloth = size === 'broad' ? 'u-broad' : 'u-band';
  return <div aria-hidden="true" className={[cloth, sizes[size], className].filter(Boolean).join(' ')} />;
}
