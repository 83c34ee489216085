import { useRef, type ReactNode } from 'react';
import { useEnhancement } from '../../lib/useEnhancement';
import { enhanceTooltip } from './enhanceTooltip';
import * as styles from './Tooltip.module.scss';

type Props = {
  /** Unique on the page: the tooltip belongs to all controls that have it in `aria-describedby`. */
  id: string;
  children: ReactNode;
};

/** A tooltip. Hidden, it still describes its controls to screen readers, also without scripts. */
export function Tooltip({ id, children }: Props) {
  const tooltip = useRef<HTMLDivElement>(null);
  useEnhancement(() => enhanceTooltip(tooltip.current as HTMLElement), []);
  return (
    <div id={id} ref={tooltip} role="tooltip" hidden className={styles.tooltip}>
      {children}
    </div>
  );
}
