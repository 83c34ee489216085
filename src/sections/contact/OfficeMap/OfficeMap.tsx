import type { ReactNode } from 'react';
import { Grid } from '../../../components/Grid/Grid';
import { type Heading, SectionHeading } from '../../../components/SectionHeading/SectionHeading';
import * as styles from './OfficeMap.module.scss';

type Props = {
  label: string;
  heading: Heading;
  children: readonly ReactNode[];
};

/**
 * The offices, below a drawing of the continent as cloth. From the desktop breakpoint upwards threads join four offices to the cities in the
 * drawing.
 */
export function OfficeMap({ label, heading, children }: Props) {
  const joined = children.length === 4;
  return (
    <>
      <div className={styles.map}>
        <SectionHeading content={heading} className={styles.heading} />
        <div className={joined ? `${styles.drawing} ${styles.threads}` : styles.drawing}>
          <p data-surface="shea" className={`u-label u-small ${styles.label}`}>
            {label}
          </p>
        </div>
      </div>
      <div className={joined ? styles.joined : undefined}>
        <Grid>{children}</Grid>
      </div>
    </>
  );
}
