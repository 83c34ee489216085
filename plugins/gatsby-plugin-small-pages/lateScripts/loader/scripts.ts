import { dataset, isTranslated, sources } from './page';

// Loads the site's sheets and scripts.

/** Adds an element to the head, and waits until it is loaded. */
const add = (element: HTMLLinkElement | HTMLScriptElement) =>
  new Promise((onload, onerror) => document.head.append(Object.assign(element, { onload, onerror })));

/** The same; a file that does not come is asked for once more, past the cache, which may hold the 404 of a deployment. */
const load = (create: () => HTMLLinkElement | HTMLScriptElement) => {
  const element = create();
  const address = 'src' in element ? element.src : element.href;
  return add(element).catch(() => fetch(address, { cache: 'reload' }).then(() => add(create())));
};

/** The sheets move from React's root into the head: React knows nothing of them, and may render its root again. */
function moveSheets(): Promise<unknown> {
  const place = document.querySelector('[data-styles]');
  const sheets = document.querySelectorAll<HTMLLinkElement>('[data-styles] [rel=stylesheet]');
  const loads = Array.from(sheets, ({ href }) =>
    load(() => Object.assign(document.createElement('link'), { rel: 'stylesheet', href })),
  );
  return Promise.all(loads).then(() => place && place.remove());
}

/**
 * Runs the scripts in their order, each in a separate task, so that none is long. Only errors of these scripts count as failures:
 * extensions and in-app browsers cause other errors on every page. Called again it does nothing.
 * @param fail is called when a sheet or script does not come, when a script throws, and in a translated page
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

/** Fetches the scripts for the cache. */
export const fetchAll = () =>
  Promise.all(sources.map((src) => fetch(src, { priority: 'low' }).then((answer) => answer.blob())));
