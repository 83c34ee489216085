import type { ReactNode } from 'react';
import { classes } from '../../lib/classes';
import * as styles from './Split.module.scss';

type Props = {
  /** The widths of the two parts from the desktop breakpoint upwards, in twelfths. */
  columns?: '5:7' | '7:5';
  /** The vertical position of the two parts in their row. */
  align?: 'start' | 'end';
  children: ReactNode;
};

const widths = { '5:7': styles.narrowFirst, '7:5': styles.wideFirst };

/**
 * Two parts: in two columns from the desktop breakpoint upwards, below each other in narrower windows. A third part is below the first; the
 * second is next to both.
 */
export function Split({ columns = '5:7', align = 'start', children }: Props) {
  return <div className={classes(widths[columns], align === 'end' && styles.end)}>{children}</div>;
}
