import type { AriaAttributes, MouseEvent, MouseEventHandler, PointerEvent, FocusEvent, ReactNode } from 'react';
import { isFocusVisible } from '../../lib/isFocusVisible';
import { tips } from '../../lib/tips';
import { toasts } from '../../lib/toasts';
import { useSite } from '../../lib/useSite';

type Props = AriaAttributes & {
  children: ReactNode;
  className?: string | undefined;
  onClick?: MouseEventHandler<HTMLElement>;
};

/** Takes the tooltip away with its control. */
const withdraw = (target: HTMLButtonElement) => () => tips.send({ target });

/**
 * A control whose destination does not exist yet: a real button, so that it can be reached and pressed. A tooltip says so
 * when it is pointed at or focused, a toast when it is pressed.
 */
export function Placeholder({ children, onClick, ...rest }: Props) {
  const { title, message } = useSite().words.comingSoon;
  const offer = (target: HTMLElement) => tips.send({ target, text: title });
  return (
    <button
      type="button"
      {...rest}
      ref={withdraw}
      onPointerEnter={(event: PointerEvent<HTMLElement>) => event.pointerType !== 'touch' && offer(event.currentTarget)}
      onFocus={(event: FocusEvent<HTMLElement>) => isFocusVisible(event.currentTarget) && offer(event.currentTarget)}
      onClick={(event: MouseEvent<HTMLElement>) => {
        onClick?.(event);
        toasts.send({ id: 'coming-soon', kind: 'info', title, message });
      }}
    >
      {children}
    </button>
  );
}
