import { Children, type ReactNode } from 'react';
import { classes } from '../../lib/classes';
import * as styles from './Rows.module.scss';

type Props = {
  /** The rules between entries. */
  rules?: 'thick' | 'thin';
  /** True for two columns on tablets. */
  paired?: boolean;
  /** True where the order matters, such as for numbered entries. */
  ordered?: boolean;
  /** The cards, with their padding. */
  children: ReactNode;
};

/** Entries below each other with rules above, between and below them. */
export function Rows({ rules = 'thick', paired = false, ordered = false, children }: Props) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={classes(styles.rows, rules === 'thin' && styles.thin, paired && styles.paired)}>
      {Children.map(children, (entry) => (
        <li>{entry}</li>
      ))}
    </List>
  );
}
