import { Children, type ReactNode } from 'react';
import * as styles from './Rows.module.scss';

type Props = {
  /** Padding above and below each entry; `none` if the cards have padding. */
  padding?: 'wide' | 'none';
  /** The rules between entries. */
  rules?: 'thick' | 'thin';
  /** True where the order matters, such as for numbered entries. */
  ordered?: boolean;
  /** The cards. */
  children: ReactNode;
};

const paddings = { wide: styles.wide, none: undefined };

/** Entries below each other with rules above, between and below them. */
export function Rows({ padding = 'wide', rules = 'thick', ordered = false, children }: Props) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={[styles.rows, paddings[padding], rules === 'thin' && styles.thin].filter(Boolean).join(' ')}>
      {Children.map(children, (entry) => (
        <li>{entry}</li>
      ))}
    </List>
  );
}
