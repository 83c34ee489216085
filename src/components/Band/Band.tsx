import * as styles from './Band.module.scss';

type Props = {
  /** `thin` and `thick` are one strip at 16 and 32 px; `broad` is the whole cloth above the footer. */
  size?: 'thin' | 'thick' | 'broad';
  className?: string | undefined;
};

const sizes = { thin: styles.thin, thick: styles.thick, broad: styles.broad };

/** The page's own cloth from edge to edge. Which cloth is set by `data-colourway` on an element around it. */
export function Band({ size = 'thin', className }: Props) {
  const cloth = size === 'broad' ? 'u-broad' : 'u-band';
  return <div aria-hidden="true" className={[cloth, sizes[size], className].filter(Boolean).join(' ')} />;
}
