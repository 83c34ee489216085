import { createChannel } from '../channel';

/** The forms on their way. It outlives the page, so that a form found again is still busy. */
const underway = new Set<string>();
const changes = createChannel<string>();

/** True while a form is on its way. */
export const isUnderway = (key: string): boolean => underway.has(key);

/** Notes that a form sets out, or that it has ended. In between closing or reloading the page is asked about. */
export function setUnderway(key: string, going: boolean): void {
  if (going) underway.add(key);
  else underway.delete(key);
  // Whatever a handler returns has the browser ask, in words of its own.
  window.onbeforeunload = underway.size ? () => true : null;
  changes.send(key);
}

/** Calls `watcher` whenever a form sets out or has ended; returns what ends that. */
export const watchUnderway = (watcher: () => void): (() => void) => changes.listen(watcher);
