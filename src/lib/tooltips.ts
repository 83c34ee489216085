import { createEmitter } from './emitter';

/** A control that is hovered or focused, an id of its own, and the text of its tooltip. */
export type TooltipRequest = { readonly id: string; readonly target: HTMLElement; readonly text: string };

/** Controls send on hover and focus, and null when they are pressed or unmounted: that ends the tooltip. */
export const tooltips = createEmitter<TooltipRequest | null>();
