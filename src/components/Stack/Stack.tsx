import type { ReactNode } from 'react';
import * as styles from './Stack.module.scss';

type Props = {
  /** The distance between the parts: of `text`, within an `entry`, or between a `heading` and its content. */
  gap?: 'text' | 'entry' | 'heading';
  className?: string | undefined;
  children: ReactNode;
};

const gaps = { text: styles.text, entry: styles.entry, heading: styles.heading };

/** Parts below each other at one distance. */
export function Stack({ gap = 'text', className, children }: Props) {
  return <div className={[gaps[gap], className].filter(Boolean).join(' ')}>{children}</div>;
}
