import type { ReactNode } from 'react';
import { enhanceTooltip } from './enhanceTooltip';
import * as styles from './Tooltip.module.scss';

type Props = { id: string; children: ReactNode };

/** The tooltip of all controls with its id in `aria-describedby`. While hidden it still describes them, also without scripts. */
export function Tooltip({ id, children }: Props) {
  return (
    <div id={id} ref={enhanceTooltip} role="tooltip" hidden className={`u-label u-small ${styles.tooltip}`}>
      {children}
    </div>
  );
}
