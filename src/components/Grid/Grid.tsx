import { Children, type ReactNode } from 'react';
import * as styles from './Grid.module.scss';

type Props = {
  /** The number of columns from the desktop breakpoint upwards. Narrower windows have fewer, phones have one. */
  columns?: 4 | 5;
  /** `joined`: no gaps; `largeFirst`: the first is large, the others next to it (no `columns`); `featured`: the first has its own row. */
  layout?: 'even' | 'joined' | 'largeFirst' | 'featured';
  /** The cards. */
  children: ReactNode;
};

const widths = { 4: styles.four, 5: styles.five };
const layouts = { even: '', joined: styles.joined, largeFirst: styles.largeFirst, featured: styles.featured };

/** A grid of any number of entries. */
export function Grid({ columns = 4, layout = 'even', children }: Props) {
  const className = `${styles.grid} ${layout === 'largeFirst' ? '' : widths[columns]} ${layouts[layout]}`;
  return (
    <ul className={className}>
      {Children.map(children, (entry) => (
        <li>{entry}</li>
      ))}
    </ul>
  );
}
