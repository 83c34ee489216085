import type { ReactNode } from 'react';
import { SectionHeading } from '../../../components/SectionHeading/SectionHeading';
import * as styles from './ClothAside.module.scss';

type Props = {
  heading: Queries.SectionHeadingFragment;
  /** What stands below the heading; in wide windows beside it. */
  children: ReactNode;
};

/** A heading, in wide windows with a piece of cloth below it, and content beside both. */
export function ClothAside({ heading, children }: Props) {
  return (
    <div className={styles.columns}>
      <SectionHeading content={heading} className={styles.heading} />
      <div className={styles.cloth} aria-hidden="true" />
      <div className={styles.content}>{children}</div>
    </div>
  );
}
