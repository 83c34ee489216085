import type { ReactNode } from 'react';
import * as styles from './Split.module.scss';

type Props = {
  /** The widths of the two parts from the desktop breakpoint upwards, in twelfths. */
  columns?: '5:7' | '7:5';
  /** The vertical position of the two parts in their row. */
  align?: 'start' | 'end';
  className?: string | undefined;
  /** The two parts. */
  children: ReactNode;
};

const widths = { '5:7': styles.narrowFirst, '7:5': styles.wideFirst };

/** Two parts: in two columns from the desktop breakpoint upwards, below each other in narrower windows. */
export function Split({ columns = '5:7', align = 'start', className, children }: Props) {
  const classes = [styles.split, widths[columns], align === 'end' && styles.end, className].filter(Boolean).join(' ');
  return <div className={classes}>{children}</div>;
}
