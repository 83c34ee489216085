import { Children, type ReactNode } from 'react';
import * as styles from './Grid.module.scss';

type Props = {
  /**
   * `even`: four columns, in narrower windows two, on phones one; `joined`: five columns without gaps; `largeFirst`: the first is large, the
   * others next to it.
   */
  layout?: 'even' | 'joined' | 'largeFirst';
  children: ReactNode;
};

const layouts = { even: styles.even, joined: styles.joined, largeFirst: styles.largeFirst };

/** A grid of any number of entries. */
export function Grid({ layout = 'even', children }: Props) {
  return (
    <ul className={`${styles.grid} ${layouts[layout]}`}>
      {Children.map(children, (entry) => (
        <li>{entry}</li>
      ))}
    </ul>
  );
}
