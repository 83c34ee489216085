import { createEmitter } from './emitter';

/** Sets or removes the tooltip of a control. */
export interface TooltipRequest {
  readonly target: HTMLElement;
  /** The tooltip's text; nothing when the control has been unmounted. */
  readonly text?: string;
}

/** Controls send on hover and focus; `Tooltip` listens and loads the library with the first message. */
export const tooltips = createEmitter<TooltipRequest>();
