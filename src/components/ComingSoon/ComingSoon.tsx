import type { AriaAttributes, MouseEvent, ReactNode } from 'react';
import { fill } from '../../lib/fill';
import { useWords } from '../../lib/useWords';
import { notify } from '../Toaster/notify';
import * as styles from './ComingSoon.module.scss';
import { enhanceTooltip } from './enhanceTooltip';

/** The properties of a control that leads nowhere yet. */
export type ComingSoonProps = AriaAttributes & {
  children: ReactNode;
  /** The text and the links of the toast, in place of the general ones. */
  soon?: string | null | undefined;
  soonLinks?: readonly Queries.SoonLink[] | null | undefined;
  className?: string | undefined;
};

const tooltipId = 'coming-soon';

/** The tooltip of all controls without a destination, rendered once. While hidden it still describes them, also without scripts. */
export function ComingSoonTooltip() {
  return (
    <div
      id={tooltipId}
      ref={enhanceTooltip}
      role="tooltip"
      hidden
      className={`u-label u-small u-no-print ${styles.tooltip}`}
    >
      {useWords().comingSoon.title}
    </div>
  );
}

/** Returns the attributes of a control without a destination: it has a tooltip, and a press shows a toast that names the control. */
function useComingSoon({ soon, soonLinks, ...rest }: Omit<ComingSoonProps, 'children'>) {
  const { toast, message, links } = useWords().comingSoon;
  const onClick = ({ currentTarget }: MouseEvent) => {
    const title = fill(toast, { control: currentTarget.textContent.trim() });
    notify('info', tooltipId, title, { message: soon ?? message, links: soonLinks ?? (soon ? null : links) });
  };
  return { 'aria-describedby': tooltipId, ...rest, onClick };
}

/** A call to action whose destination does not exist yet. */
export function ComingSoonButton({ children, ...props }: ComingSoonProps) {
  return (
    <button type="button" {...useComingSoon(props)}>
      {children}
    </button>
  );
}

/** A link whose destination does not exist yet. Without an address, the browser does not focus it and ignores Enter. */
export function ComingSoonLink({ children, ...props }: ComingSoonProps) {
  return (
    <a
      role="link"
      tabIndex={0}
      {...useComingSoon(props)}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.click()}
    >
      {children}
    </a>
  );
}
