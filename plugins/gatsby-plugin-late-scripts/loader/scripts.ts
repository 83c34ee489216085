import { dataset, isTranslated, sources } from './page';

// Loads the site's scripts.

/** Adds a script to the head, and waits until it is loaded. Scripts run in the order in which they are added. */
const add = (src: string, fail: () => void) =>
  new Promise((onload, onerror) => {
    const script = Object.assign(document.createElement('script'), { src, async: false, onload, onerror });
    addEventListener('error', ({ filename }) => filename === script.src && fail());
    document.head.append(script);
  });

/**
 * Runs the scripts in order, each in a separate task, so that no task is long. A script that fails to load is requested once more without
 * the cache, which may hold a 404 from the time of a deployment. Only errors of these scripts count as failures, because extensions and
 * in-app browsers cause errors on any page. A second call does nothing.
 * @param fail is called if a script does not load or throws an error, and in a translated page
 */
export function run(fail: () => void): void {
  const waiting = sources.splice(0);
  if (isTranslated()) fail();
  if (dataset.scripts || !waiting.length) return;
  for (const src of waiting)
    add(src, fail)
      .catch(() => fetch(src, { cache: 'reload' }).then(() => add(src, fail)))
      .catch(fail);
}

/** Fetches the scripts into the browser's cache. */
export const fetchAll = () =>
  Promise.all(sources.map((src) => fetch(src, { priority: 'low' }).then((answer) => answer.blob())));
