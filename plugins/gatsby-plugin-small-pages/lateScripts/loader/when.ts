import { dataset, isNotFound } from './page';
import { fetchAll } from './scripts';

// Decides when the scripts run.

/** The time without input on a phone after which the scripts run by themselves, in milliseconds. */
const QUIET = 3000;

const afterFrame = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
// eslint-disable-next-line compat/compat -- Safari has it from a later version on.
const whenIdle = window.requestIdleCallback || setTimeout;

/**
 * Resolves when the picture of the first screen is decoded or has failed: scripts would take half of a slow connection.
 * Motion in the picture waits for `data-pictured`.
 */
async function firstScreen(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  await picture?.decode().then(
    () => (dataset.pictured = ''),
    () => undefined,
  );
}

/**
 * Calls `run` when the scripts may run. With a mouse, and on the not-found page, which logs the attempted path, that is after the first
 * screen. Phones then only fetch them, and run them three seconds later; a visitor who saves data does neither. Everywhere the
 * visitor's first event runs them.
 */
export function whenDue(run: () => void): void {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const savesData = connection instanceof Object && Reflect.get(connection, 'saveData') === true;
  const runWhenQuiet = () => setTimeout(() => whenIdle(run), QUIET);
  if (!matchMedia('(pointer: coarse)').matches || isNotFound) void firstScreen().then(() => afterFrame(run));
  else if (!savesData)
    void firstScreen().then(() => afterFrame(() => void fetchAll().then(runWhenQuiet, () => undefined)));
  for (const type of ['mousemove', 'click', 'keyup', 'focusin', 'scroll', 'submit'])
    addEventListener(type, () => afterFrame(run), { capture: true, once: true, passive: true });
}
