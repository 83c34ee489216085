import { Children, type ReactNode } from 'react';
import * as styles from './Grid.module.scss';

type Props = {
  /** The number of columns in wide windows. Others have fewer, phones one. */
  columns?: 2 | 4 | 5;
  /** `joined`: without gaps; `lead`: the first large, the others next to it, whatever `columns` says; `featured`: the first in its own row. */
  layout?: 'even' | 'joined' | 'lead' | 'featured';
  /** The cards. */
  children: ReactNode;
};

const widths = { 2: styles.two, 4: styles.four, 5: styles.five };
const layouts = { even: '', joined: styles.joined, lead: styles.lead, featured: styles.featured };

/** Entries side by side, as many as there are. */
export function Grid({ columns = 4, layout = 'even', children }: Props) {
  const className = `${styles.grid} ${layout === 'lead' ? '' : widths[columns]} ${layouts[layout]}`;
  return (
    <ul className={className}>
      {Children.map(children, (entry) => (
        <li>{entry}</li>
      ))}
    </ul>
  );
}
