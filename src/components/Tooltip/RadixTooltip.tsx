import * as Radix from '@radix-ui/react-tooltip';
import { useEffect, useImperativeHandle, type ComponentPropsWithRef } from 'react';
import { TOOLTIP_DELAY, TOOLTIP_SKIP_DELAY } from '../../lib/constants';
import { isFocusVisible } from '../../lib/isFocusVisible';
import type { TooltipRequest } from '../../lib/tooltips';
import * as styles from './Tooltip.module.scss';

type ControlProps = ComponentPropsWithRef<'button'> & { target: HTMLElement };

/**
 * Radix's trigger for a control that is on the page already. It is not rendered again inside of Radix, and so keeps focus and
 * hover; Radix reads nothing of its events that native ones lack. Focus waits for the delay as the pointer does.
 */
function Control({ target, ref, 'aria-describedby': description, ...trigger }: ControlProps) {
  useImperativeHandle(ref, () => target as HTMLButtonElement, [target]);
  useEffect(() => {
    const ending = new AbortController();
    const on = (type: string, handler: unknown) =>
      target.addEventListener(type, handler as EventListener, { signal: ending.signal });
    on('pointermove', trigger.onPointerMove);
    on('pointerleave', trigger.onPointerLeave);
    on('focus', (event: Event) => isFocusVisible(target) && trigger.onPointerMove?.(event as never));
    on('blur', trigger.onPointerLeave);
    on('blur', trigger.onBlur);
    if (description) target.setAttribute('aria-describedby', description);
    else target.removeAttribute('aria-describedby');
    return () => ending.abort();
  });
  useEffect(() => {
    // It may have been left while the library was loaded.
    if (target.matches(':hover, :focus')) target.dispatchEvent(new Event('pointermove'));
    return () => target.removeAttribute('aria-describedby');
  }, [target]);
  return null;
}

/** The tooltip of one control. */
export function RadixTooltip({ request }: { request: TooltipRequest }) {
  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAY} skipDelayDuration={TOOLTIP_SKIP_DELAY}>
      <Radix.Root key={request.id}>
        <Radix.Trigger asChild>
          <Control target={request.target} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.tooltip} side="bottom" sideOffset={8} collisionPadding={20}>
            {request.text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
