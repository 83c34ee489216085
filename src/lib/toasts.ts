import { createChannel } from './channel';

/** What a toast is about: it decides the selvedge at its left edge. */
export type ToastKind = 'info' | 'loading' | 'success' | 'error';

/** A notification in the corner of the window. */
export interface Toast {
  /** Toasts with the same id take each other's place. */
  readonly id: string;
  readonly kind: ToastKind;
  readonly title: string;
  readonly message: string;
  /** Something to do about it; `copy` is put on the clipboard when it is pressed. */
  readonly link?: { readonly label: string; readonly to: string; readonly copy?: string };
  /** True for what must be read or acted upon: it stays until it is dismissed or replaced. */
  readonly stays?: boolean;
}

/** Raised here, shown by the Toaster, which fetches its library when the first one comes. */
export const toasts = createChannel<Toast>();
