import { useEffect, useImperativeHandle, type ComponentPropsWithRef, type SyntheticEvent } from 'react';
import { isFocusVisible } from '../../lib/isFocusVisible';

type Props = ComponentPropsWithRef<'button'> & {
  /** The control on the page that has the tooltip. */
  target: HTMLElement;
};

/** Calls a React handler with a native event: Radix reads only `pointerType` and `defaultPrevented`, which both have. */
const pass = <E extends SyntheticEvent>(handler: ((event: E) => void) | undefined, event: Event) =>
  handler?.(event as unknown as E);

/**
 * Takes the place of the button that Radix's trigger expects, and attaches the trigger's handlers and attributes to a control
 * that is already on the page. So the control is not rendered again when its tooltip is loaded, and keeps focus and hover.
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

  // On every rendering, because Radix then passes new handlers. Focus calls the pointer's handler, so the delay is the same.
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

  // The control was hovered or focused before this was loaded.
  useEffect(() => {
    if (target.matches(':hover') || isFocusVisible(target)) target.dispatchEvent(new Event('pointermove'));
  }, [target]);

  return null;
}
