import { useSyncExternalStore } from 'react';
import { createEmitter } from '../lib/emitter';
import type { Outcome } from './outcome';

/**
 * What a form says of its last submission, by the name of the words for it: `loading` while it is being sent, `offline` while it
 * waits for a connection, `notOpen` where there is no endpoint.
 */
export type Status = 'loading' | 'offline' | 'notOpen' | Outcome;

/** Kept outside React, so that a form that is mounted again says the same. */
const statuses = new Map<string, Status>();
const changes = createEmitter<string>();

/** True while a form is being sent. */
export const isBusy = (key: string): boolean => /loading|offline/.test(statuses.get(key) ?? '');

/** Sets what a form says; nothing without a status. While one is being sent the browser asks before the page is closed. */
export function setStatus(key: string, status?: Status): void {
  if (status) statuses.set(key, status);
  else statuses.delete(key);
  // Any return value makes the browser ask, with its own text.
  window.onbeforeunload = Array.from(statuses.keys()).some(isBusy) ? () => true : null;
  changes.send(key);
}

/** What a form says. */
export const useStatus = (key: string): Status | undefined =>
  useSyncExternalStore(
    changes.listen,
    () => statuses.get(key),
    () => undefined,
  );
