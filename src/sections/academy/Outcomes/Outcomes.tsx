import { Figures } from '../../../components/Figures/Figures';
import * as styles from './Outcomes.module.scss';

type Props = { figures: readonly Queries.FiguresFragment[] };

/** The academy's figures on sheets of paper that hang from a line. */
export function Outcomes({ figures }: Props) {
  return (
    <div className={styles.line}>
      <Figures figures={figures} />
    </div>
  );
}
