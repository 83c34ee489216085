import { Children, type ReactNode } from 'react';
import * as styles from './Grid.module.scss';

type Props = {
  /** How many entries stand side by side in wide windows; fewer in others, one on phones. */
  columns?: 2 | 3 | 4 | 5;
  /**
   * `staggered`: every second entry is lower. `joined`: no gap between neighbours. `lead`: the first is large, and the others stand
   * beside it, whatever `columns` says.
   */
  layout?: 'even' | 'staggered' | 'joined' | 'lead';
  /** The cards. */
  children: ReactNode;
};

const widths = { 2: styles.two, 3: styles.three, 4: styles.four, 5: styles.five };
const layouts = { even: undefined, staggered: styles.staggered, joined: styles.joined, lead: styles.lead };

/** Entries side by side, as many as there are. */
export function Grid({ columns = 3, layout = 'even', children }: Props) {
  return (
    <ul
      className={[styles.grid, layout === 'lead' || widths[columns], layouts[layout]]
        .filter((name) => typeof name === 'string')
        .join(' ')}
    >
      {Children.map(children, (entry) => (
        <li>{entry}</li>
      ))}
    </ul>
  );
}
