import type { AriaAttributes, MouseEvent, MouseEventHandler, PointerEvent, FocusEvent, ReactNode } from 'react';
import { isFocusVisible } from '../../lib/isFocusVisible';
import { tooltips } from '../../lib/tooltips';
import { toasts } from '../../lib/toasts';
import { useSite } from '../../lib/useSite';

type Props = AriaAttributes & {
  children: ReactNode;
  /** What the toast says, in place of the general sentence. */
  message?: string | null | undefined;
  className?: string | undefined;
  onClick?: MouseEventHandler<HTMLElement>;
};

/** Removes the tooltip when its control is unmounted. */
const withdraw = (target: HTMLButtonElement) => () => tooltips.send({ target });

/**
 * A control whose destination does not exist yet: a button, so that it is in the tab order. A tooltip says so on hover and
 * focus, a toast on click.
 */
export function ComingSoon({ children, message, onClick, ...rest }: Props) {
  const { title, message: general } = useSite().words.comingSoon;
  const offer = (target: HTMLElement) => tooltips.send({ target, text: title });
  return (
    <button
      type="button"
      {...rest}
      ref={withdraw}
      onPointerEnter={(event: PointerEvent<HTMLElement>) => event.pointerType !== 'touch' && offer(event.currentTarget)}
      onFocus={(event: FocusEvent<HTMLElement>) => isFocusVisible(event.currentTarget) && offer(event.currentTarget)}
      onClick={(event: MouseEvent<HTMLElement>) => {
        onClick?.(event);
        toasts.send({ id: 'coming-soon', kind: 'info', title, message: message ?? general });
      }}
    >
      {children}
    </button>
  );
}
