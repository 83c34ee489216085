import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button';
import { type Heading, SectionHeading } from '../../../components/SectionHeading/SectionHeading';
import * as styles from './ClothPanel.module.scss';

type Props = {
  /** The heading of the section; its link stands below the content. */
  heading: Heading;
  children: ReactNode;
};

/** A heading with its content beside a panel of the academy's cloth; on phones and tablets below a strip of it. */
export function ClothPanel({ heading: { actions, ...heading }, children }: Props) {
  return (
    <div className={styles.columns}>
      <div className={styles.cloth} aria-hidden="true" />
      <div className={styles.text}>
        <SectionHeading content={heading} />
        <div className={styles.content}>{children}</div>
        {actions?.map((action) => (
          <Button key={action.label} action={action} variant="tertiary" />
        ))}
      </div>
    </div>
  );
}
