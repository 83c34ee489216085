import { dataset, isNotFound } from './page';
import { fetchAll } from './scripts';

// Decides when the scripts run.

/** The time, in milliseconds, from the arrival of the scripts until a phone runs them without any input. */
const QUIET = 3000;

const afterFrame = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
// eslint-disable-next-line compat/compat -- Safari has it from a later version on.
const whenIdle = window.requestIdleCallback || setTimeout;

/**
 * Waits until the picture of the first screen is decoded or has failed. Scripts that load earlier would take half of a slow connection.
 * Sets `data-pictured`, with which the styles start the motion in the picture.
 */
async function firstScreen(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  await picture?.decode().then(
    () => (dataset.pictured = ''),
    () => undefined,
  );
}

/**
 * Calls `run` when the scripts may run. With a mouse this is when the first screen is shown. A phone fetches the scripts then, and runs
 * them three seconds later; if the visitor saves data, it does neither. The visitor's first event always runs them. The not-found page runs
 * them on phones as with a mouse, because it logs the attempted path.
 */
export function whenDue(run: () => void): void {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const savesData = connection instanceof Object && Reflect.get(connection, 'saveData') === true;
  const shown = firstScreen();
  const runWhenQuiet = () => setTimeout(() => whenIdle(run), QUIET);
  if (!matchMedia('(pointer: coarse)').matches || isNotFound) void shown.then(() => afterFrame(run));
  else if (!savesData) void shown.then(() => afterFrame(() => void fetchAll().then(runWhenQuiet, () => undefined)));
  for (const type of ['mousemove', 'click', 'keyup', 'focusin', 'scroll', 'submit'])
    addEventListener(type, () => afterFrame(run), { capture: true, once: true, passive: true });
}
