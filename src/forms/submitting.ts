import { createEmitter } from '../lib/emitter';

/** The forms being sent. Kept outside React, so that a form that is mounted again is still busy. */
const submitting = new Set<string>();
const changes = createEmitter<string>();

/** True while a form is being sent. */
export const isSubmitting = (key: string): boolean => submitting.has(key);

/** Sets whether a form is being sent. Meanwhile the browser asks before the page is closed or reloaded. */
export function setSubmitting(key: string, going: boolean): void {
  if (going) submitting.add(key);
  else submitting.delete(key);
  // Any return value makes the browser ask, with its own text.
  window.onbeforeunload = submitting.size ? () => true : null;
  changes.send(key);
}

/** Calls `watcher` when sending begins or ends; returns a function that removes it. */
export const watchSubmitting = (watcher: () => void): (() => void) => changes.listen(watcher);
