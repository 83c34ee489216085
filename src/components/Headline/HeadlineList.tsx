import type { ReactNode } from 'react';
import { classes } from '../../lib/classes';
import * as styles from './Headline.module.scss';
import { wordWidth } from './wordWidth';

type Props = {
  /** The words of all entries. */
  text: string;
  /** A class with a text style. */
  className: string | undefined;
  /** The class of the box around the list, whose width limits the size. */
  boxClassName?: string;
  /** The entries, each an `<li>`. */
  children: ReactNode;
};

/** A list of words in the display face, at a size at which the longest fits the width of the box around it, as in `Headline`. */
export function HeadlineList({ text, className, boxClassName, children }: Props) {
  return (
    <div className={classes(styles.room, boxClassName)}>
      <ul data-word={wordWidth(text)} className={className}>
        {children}
      </ul>
    </div>
  );
}
