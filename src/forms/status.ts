import { useSyncExternalStore } from 'react';
import type { Outcome } from './outcome';

/** The status of a form that is sent: `loading` on its way, `offline` while it waits for a connection, then the outcome. */
export type SendingStatus = 'loading' | 'offline' | Outcome;

/** The status of any form. `mail`: a mail was opened instead; `longMail`: its text was too long to be filled in. */
export type Status = SendingStatus | 'mail' | 'longMail';

/** A status and a number that changes each time the status is set, so that the same status is announced again. */
interface CountedStatus {
  readonly status?: Status | undefined;
  readonly count: number;
}

/** The statuses of forms. They are outside React, so that a form that is mounted again keeps its status. */
const statuses = new Map<string, CountedStatus>();
const changes = new EventTarget();
const none: CountedStatus = { count: 0 };

/** True while a form is being sent. */
export function isBusy(key: string): boolean {
  const { status } = statuses.get(key) ?? none;
  return status === 'loading' || status === 'offline';
}

/**
 * Sets or clears the status of a form. While a form is being sent, the browser asks before it closes the page. Before the scripts run,
 * `pressed.ts` of gatsby-plugin-late-scripts makes it ask.
 */
export function setStatus(key: string, status?: Status): void {
  const { status: last, count } = statuses.get(key) ?? none;
  if (!status && !last) return; // The form would be rendered again at each key.
  statuses.set(key, { status, count: count + 1 });
  // Any return value makes the browser ask, with its own text.
  window.onbeforeunload = Array.from(statuses.keys()).some(isBusy) ? () => true : null;
  changes.dispatchEvent(new Event(key));
}

/** Returns the status of a form, and the number of its changes. */
export const useStatus = (key: string): CountedStatus =>
  useSyncExternalStore(
    (onChange) => {
      changes.addEventListener(key, onChange);
      return () => changes.removeEventListener(key, onChange);
    },
    () => statuses.get(key) ?? none,
    () => none,
  );
