import { useSyncExternalStore } from 'react';
import type { Outcome } from './outcome';

/** A form's status, and the key of its text: `loading` while it is sent, `offline` while that waits, `notOpen` without an endpoint. */
export type Status = 'loading' | 'offline' | 'notOpen' | Outcome;

/** Kept outside React, so that a form that is mounted again has the same. */
const statuses = new Map<string, Status>();
const changes = new EventTarget();

/** True while a form is being sent. */
export const isBusy = (key: string): boolean => /loading|offline/.test(statuses.get(key) ?? '');

/** Sets or clears a form's status. While a form is being sent the browser asks before the page is closed. */
export function setStatus(key: string, status?: Status): void {
  if (status) statuses.set(key, status);
  else statuses.delete(key);
  // Any return value makes the browser ask, with its own text.
  window.onbeforeunload = Array.from(statuses.keys()).some(isBusy) ? () => true : null;
  changes.dispatchEvent(new Event(key));
}

/** A form's status. */
export const useStatus = (key: string): Status | undefined =>
  useSyncExternalStore(
    (onChange) => {
      changes.addEventListener(key, onChange);
      return () => changes.removeEventListener(key, onChange);
    },
    () => statuses.get(key),
    () => undefined,
  );
