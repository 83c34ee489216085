import { dataset, isTranslated, sources } from './page';

// Loads the site's sheets and scripts.

/** Adds an element to the head, and waits until it is loaded. */
const add = (element: HTMLLinkElement | HTMLScriptElement) =>
  new Promise((onload, onerror) => document.head.append(Object.assign(element, { onload, onerror })));

/** Adds an element. If its file fails to load, tries once more without the cache, which may hold a 404 from the time of a deployment. */
const load = (create: () => HTMLLinkElement | HTMLScriptElement) => {
  const element = create();
  const address = 'src' in element ? element.src : element.href;
  return add(element).catch(() => fetch(address, { cache: 'reload' }).then(() => add(create())));
};

/** Moves the sheets from React's root into the head. React did not render them, and would remove them if it rendered the root again. */
function moveSheets(): Promise<unknown> {
  const place = document.querySelector('[data-styles]');
  const sheets = document.querySelectorAll<HTMLLinkElement>('[data-styles] [rel=stylesheet]');
  const loads = Array.from(sheets, ({ href }) =>
    load(() => Object.assign(document.createElement('link'), { rel: 'stylesheet', href })),
  );
  return Promise.all(loads).then(() => place && place.remove());
}

/**
 * Runs the scripts in order, each in a separate task, so that no task is long. Only errors of these scripts count as failures, because
 * extensions and in-app browsers cause errors on any page. A second call does nothing.
 * @param fail is called if a sheet or script does not load, if a script throws, and in a translated page
 */
export function run(fail: () => void): void {
  const waiting = sources.splice(0);
  if (isTranslated()) fail();
  if (dataset.scripts || !waiting.length) return;
  moveSheets().then(() => {
    dispatchEvent(new Event('beforescripts'));
    for (const src of waiting) {
      load(() => {
        const script = Object.assign(document.createElement('script'), { src, async: false });
        addEventListener('error', ({ filename }) => filename === script.src && fail());
        return script;
      }).catch(fail);
    }
  }, fail);
}

/** Fetches the scripts into the browser's cache. */
export const fetchAll = () =>
  Promise.all(sources.map((src) => fetch(src, { priority: 'low' }).then((answer) => answer.blob())));
