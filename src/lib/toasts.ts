import type { ReactNode } from 'react';
import { createEmitter } from './emitter';

/** A notification in the corner of the window. */
export interface ToastMessage {
  /** A toast replaces an earlier one with the same id. */
  readonly id: string;
  /** Decides the stripe at its left edge. */
  readonly kind: 'info' | 'loading' | 'success' | 'error';
  readonly title: string;
  readonly message: string;
  /** A link below the message. */
  readonly action?: ReactNode;
  /** Called when the library that shows toasts cannot be loaded, or takes too long. */
  readonly onFail?: () => void;
}

/** Any part of the page sends toasts; `Toaster` shows them and loads the library with the first one. */
export const toasts = createEmitter<ToastMessage>();
