import { useEffect, useImperativeHandle, type ComponentPropsWithRef, type SyntheticEvent } from 'react';
import { isFocusVisible } from '../../lib/isFocusVisible';

type Props = ComponentPropsWithRef<'button'> & {
  /** The control on the page that Radix's trigger stands for. */
  target: HTMLElement;
};

/** Radix looks at nothing but what both kinds of event have: `pointerType` and `defaultPrevented`. */
const pass = <E extends SyntheticEvent>(handler: ((event: E) => void) | undefined, event: Event) =>
  handler?.(event as unknown as E);

/**
 * Stands where Radix's trigger expects a button, and hands everything on to one that is already on the page. So a control
 * need not be rendered anew when its tooltip arrives, and loses neither focus nor hover.
 */
export function Anchor({ target, ref, ...trigger }: Props) {
  useImperativeHandle(ref, () => target as HTMLButtonElement, [target]);

  const describedBy = trigger['aria-describedby'];
  useEffect(() => {
    if (!describedBy) return undefined;
    const own = target.getAttribute('aria-describedby');
    target.setAttribute('aria-describedby', own ? `${own} ${describedBy}` : describedBy);
    return () => {
      if (own) target.setAttribute('aria-describedby', own);
      else target.removeAttribute('aria-describedby');
    };
  }, [target, describedBy]);

  // Radix gives new handlers with every rendering. Keyboard focus waits as long as the pointer does: the way in is the same.
  useEffect(() => {
    const ending = new AbortController();
    const on = (type: string, listener: (event: Event) => void) =>
      target.addEventListener(type, listener, { signal: ending.signal });
    on('pointermove', (event) => pass(trigger.onPointerMove, event));
    on('pointerleave', (event) => pass(trigger.onPointerLeave, event));
    on('pointerdown', (event) => pass(trigger.onPointerDown, event));
    on('click', (event) => pass(trigger.onClick, event));
    on('focus', (event) => isFocusVisible(target) && pass(trigger.onPointerMove, event));
    on('blur', (event) => {
      pass(trigger.onPointerLeave, event);
      pass(trigger.onBlur, event);
    });
    return () => ending.abort();
  });

  // By the time it is here, the control has been pointed at or focused already.
  useEffect(() => {
    if (target.matches(':hover') || isFocusVisible(target)) target.dispatchEvent(new Event('pointermove'));
  }, [target]);

  return null;
}
