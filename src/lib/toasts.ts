import { createEmitter } from './emitter';

/** The kind of a toast decides the stripe at its left edge. */
export type ToastKind = 'info' | 'loading' | 'success' | 'error';

/** A notification in the corner of the window. */
export interface ToastMessage {
  /** A toast replaces an earlier one with the same id. */
  readonly id: string;
  readonly kind: ToastKind;
  readonly title: string;
  readonly message: string;
  /** A link below the message; `copy` is copied to the clipboard on click. */
  readonly link?: { readonly label: string; readonly to: string; readonly copy?: string };
  /** True for what needs an action: the toast stays until it is dismissed or replaced. */
  readonly stays?: boolean;
}

/** Any part of the page sends toasts; `Toaster` shows them and loads the library with the first one. */
export const toasts = createEmitter<ToastMessage>();
