/**
 * What a press leaves for the scripts, if it came before them: they press the button again (`src/layout/pressed.ts`). A form
 * waits for them as well, and is sent the browser's own way if they do not come. Links answer without them, and so does
 * the menu, a popover.
 */
const remember = `
addEventListener('click', ({ target }) => {
window.pressed = target.closest('button[type=button]:not([popovertarget])');
}, true);
const hold = (event) => {
event.preventDefault();
window.pressed = event.submitter;
};
const letGo = () => {
removeEventListener('submit', hold, true);
if (window.pressed?.form) window.pressed.click();
};
addEventListener('submit', hold, true);
`;

/** The scripts run in their order, each in a task of its own, so that none is long. */
const run = `
const run = () => {
for (const src of sources.splice(0))
document.head.append(Object.assign(document.createElement('script'), { src, async: false, onerror: letGo }));
};
const afterFrame = (then) => requestAnimationFrame(() => setTimeout(then));
`;

/**
 * The picture of the first screen stands, or will not come; a page without one has its first frame. On a slow connection
 * scripts would take half of the time from it and the letters.
 */
const stands = `
const picture = document.querySelector('img[fetchpriority=high]');
const stands = picture ? picture.decode().catch(() => {}) : Promise.resolve();
`;

/**
 * Whoever has a mouse has a processor to spare: the scripts run when the first screen stands. On a phone they are brought
 * then, unless the visitor asked to spare the connection, and run when they are of use. Anywhere they run when the visitor
 * does anything at all, once the browser has answered in its own way.
 */
const start = (atOnce: boolean): string => `
if (${atOnce ? 'true' : `!matchMedia('(pointer: coarse)').matches`}) stands.then(() => afterFrame(run));
else if (!navigator.connection?.saveData)
stands.then(() => afterFrame(() => sources.forEach((src) => fetch(src, { priority: 'low' }).then((got) => got.blob()).catch(() => {}))));
for (const type of ['mousemove', 'click', 'keyup', 'focusin', 'scroll', 'submit'])
addEventListener(type, () => afterFrame(run), { capture: true, once: true, passive: true });
`;

/** A script as Gatsby writes it at the end of a page. */
const script = /<script src="([^"]+)" async><\/script>/g;

/** How the scripts of a page are to run. */
interface Way {
  /** The address of the script that runs React. It comes before the last: the site's own. */
  readonly early: string;
  /** True if the page has something to do although nobody does anything: then a phone waits for its first screen alone. */
  readonly atOnce?: boolean;
}

/**
 * Keeps a page's scripts out of the way of its first screen, and on phones out of the way of whoever only reads: pages are
 * whole without them, links, menu and forms are the browser's.
 * @param html a page as Gatsby writes it, or one that has been through here before
 * @returns the same with one inline script in the place of those with an address; it is the same on every page of one way
 */
export function lateScripts(html: string, { early, atOnce = false }: Way): string {
  const sources = [...html.matchAll(script)].map(([, src]) => src);
  if (sources.length === 0) return html;
  const list = `const sources = ${JSON.stringify(sources.toSpliced(-1, 0, early))};`;
  const code = [list, remember, run, stands, start(atOnce)].join('').replaceAll('\n', '');
  let first = true;
  return html.replace(script, () => {
    if (!first) return '';
    first = false;
    return `<script type="module">${code}</script>`;
  });
}
