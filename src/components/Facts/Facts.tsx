import type { ReactNode } from 'react';
import * as styles from './Facts.module.scss';

type Props = {
  /** In order; `large` ones are in large letters. */
  facts: ReadonlyArray<{ readonly label: string; readonly value: ReactNode; readonly large?: boolean }>;
  /** `blocks`: each value below its label, side by side where there is room; `table`: next to it, a line each, in small letters;
   * `row`: as many as there is room for below one rule, each in large letters over its label. */
  layout?: 'blocks' | 'table' | 'row';
};

const layouts = { blocks: styles.blocks, table: styles.table, row: styles.row };

/** Facts, each with its label. */
export function Facts({ facts, layout = 'blocks' }: Props) {
  return (
    <dl className={layouts[layout]}>
      {facts.map(({ label, value, large }, at) => (
        <div key={at}>
          <dt>{label}</dt> <dd className={large ? styles.large : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
