import type { AriaAttributes, ReactNode } from 'react';
import { toast } from 'sonner';
import { useSite } from '../../lib/useSite';
import { Tooltip } from '../Tooltip/Tooltip';

export type ComingSoonProps = AriaAttributes & {
  children: ReactNode;
  /** What the toast says while there is no destination, in place of the general sentence. */
  soon?: string | null | undefined;
  className?: string | undefined;
};

const tooltipId = 'coming-soon';

/** The tooltip of all controls below: once in the shell. */
export function ComingSoonTooltip() {
  return <Tooltip id={tooltipId}>{useSite().words.comingSoon.title}</Tooltip>;
}

function useToast(soon: ComingSoonProps['soon']) {
  const { title, message } = useSite().words.comingSoon;
  return () => void toast.info(title, { id: tooltipId, description: soon ?? message });
}

/** A button whose destination does not exist yet. A tooltip says so on hover and focus, a toast when it is pressed. */
export function ComingSoonButton({ soon, ...rest }: ComingSoonProps) {
  const showToast = useToast(soon);
  return <button type="button" aria-describedby={tooltipId} {...rest} onClick={showToast} />;
}

/** The same as a link, without an address: a place in the tab order and Enter, which browsers give to links with one alone. */
export function ComingSoonLink({ children, soon, ...rest }: ComingSoonProps) {
  const showToast = useToast(soon);
  return (
    <a
      role="link"
      aria-disabled="true"
      tabIndex={0}
      aria-describedby={tooltipId}
      {...rest}
      onClick={showToast}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.click()}
    >
      {children}
    </a>
  );
}
