import { Figures } from '../../../components/Figures/Figures';
import { type Heading, SectionHeading } from '../../../components/SectionHeading/SectionHeading';
import * as styles from './Reasons.module.scss';

type Props = {
  heading: Heading;
  /** Figures whose labels are sentences. */
  reasons: ReadonlyArray<{ readonly value: string; readonly label: string }>;
};

/** Figures below each other, each the beginning of a sentence. From the desktop breakpoint upwards the cloth is next to them. */
export function Reasons({ heading, reasons }: Props) {
  return (
    <div className={styles.reasons}>
      <SectionHeading content={heading} />
      <Figures figures={reasons} layout="sentences" />
      <div aria-hidden="true" className={`u-broad ${styles.cloth}`} />
    </div>
  );
}
