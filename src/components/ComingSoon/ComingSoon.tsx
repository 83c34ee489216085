import type { AriaAttributes, ReactNode } from 'react';
import { toast } from 'sonner';
import { useSite } from '../../lib/useSite';
import { Tooltip } from '../Tooltip/Tooltip';

type Props = AriaAttributes & {
  children: ReactNode;
  /** What the toast says, in place of the general sentence. */
  message?: string | null | undefined;
  className?: string | undefined;
};

const tooltipId = 'coming-soon';

/** The tooltip of all controls below: once in the shell. */
export function ComingSoonTooltip() {
  return <Tooltip id={tooltipId}>{useSite().words.comingSoon.title}</Tooltip>;
}

function useToast(message: Props['message']) {
  const { title, message: general } = useSite().words.comingSoon;
  return () => void toast.info(title, { id: tooltipId, description: message ?? general });
}

/** A button whose destination does not exist yet. A tooltip says so on hover and focus, a toast when it is pressed. */
export function ComingSoonButton({ message, ...rest }: Props) {
  const showToast = useToast(message);
  return <button type="button" aria-describedby={tooltipId} {...rest} onClick={showToast} />;
}

/** The same as a link, without an address: a place in the tab order and Enter, which browsers give to links with one alone. */
export function ComingSoonLink({ children, message, ...rest }: Props) {
  const showToast = useToast(message);
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
