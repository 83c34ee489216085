import { createChannel } from './channel';

/** A control that has, or no longer has, a tooltip. */
export interface Tip {
  readonly target: HTMLElement;
  /** What the tooltip says; nothing once the control has left the page. */
  readonly text?: string;
}

/** Offered by controls on their first hover or focus, shown by the Tooltips, which fetch their library then. */
export const tips = createChannel<Tip>();
