import { useId, type AriaAttributes, type ReactNode } from 'react';
import { isFocusVisible } from '../../lib/isFocusVisible';
import { tooltips } from '../../lib/tooltips';
import { toasts } from '../../lib/toasts';
import { useSite } from '../../lib/useSite';

type Props = AriaAttributes & {
  children: ReactNode;
  /** What the toast says, in place of the general sentence. */
  message?: string | null | undefined;
  className?: string | undefined;
};

const endTooltip = () => tooltips.send(null);
const onMount = () => endTooltip;

/**
 * A control whose destination does not exist yet: a button, so that it is in the tab order. A tooltip says so on hover and
 * focus, a toast on click.
 */
export function ComingSoon({ children, message, ...rest }: Props) {
  const { title, message: general } = useSite().words.comingSoon;
  const id = useId();
  const showTooltip = (target: HTMLButtonElement) => tooltips.send({ id, target, text: title });
  const showToast = () => {
    const text = message ?? general;
    // The browser's own dialog, if the toast library cannot be loaded.
    const onFail = () => window.alert(`${title}. ${text}`);
    toasts.send({ id: 'coming-soon', kind: 'info', title, message: text, onFail });
  };
  return (
    <button
      type="button"
      {...rest}
      ref={onMount}
      onPointerEnter={({ pointerType, currentTarget }) => pointerType !== 'touch' && showTooltip(currentTarget)}
      onFocus={({ currentTarget }) => isFocusVisible(currentTarget) && showTooltip(currentTarget)}
      onClick={() => {
        endTooltip();
        showToast();
      }}
    >
      {children}
    </button>
  );
}
