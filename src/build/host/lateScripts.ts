/**
 * What a press on a button leaves for later, if it came before the scripts: they press it again (`src/layout/pressed.ts`).
 * Links and forms answer without them, and so does the menu, a popover.
 */
const remember = `
addEventListener('click', ({ target }) => {
window.pressed = target.closest('button[type=button]:not([popovertarget])');
}, true);
`.replaceAll('\n', '');

/**
 * Waits for the picture of the first screen to stand and for the frame that shows it; on a page without one, for the first
 * frame. Whoever presses something is not kept waiting, and neither is whoever's picture does not come.
 */
const wait = `
const start = () => {
for (const src of sources.splice(0)) document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
};
const afterFrame = () => requestAnimationFrame(() => setTimeout(start));
const picture = document.querySelector('img[fetchpriority=high]');
(picture ? picture.decode() : Promise.resolve()).then(afterFrame, afterFrame);
addEventListener('load', afterFrame);
for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { capture: true });
`.replaceAll('\n', '');

/** A script as Gatsby writes it at the end of a page. */
const script = /<script src="([^"]+)" async><\/script>/g;

/**
 * Has a page's scripts loaded when its first screen stands, instead of beside it: on a slow connection they take half of the
 * time from the picture and the letters, and nothing on the first screen needs them.
 * @param html a page as Gatsby writes it, or one that has been through here before
 * @param early the script that runs React, which comes before the last: the site's own. They run in this order, each in a
 * task of its own, so that none is long.
 * @returns the same with one inline script in the place of those with an address; it is the same on every page
 */
export function lateScripts(html: string, early: string): string {
  const sources = [...html.matchAll(script)].map(([, src]) => src);
  if (sources.length === 0) return html;
  const code = `const sources = ${JSON.stringify(sources.toSpliced(-1, 0, early))};${wait}${remember}`;
  let first = true;
  return html.replace(script, () => {
    if (!first) return '';
    first = false;
    return `<script type="module">${code}</script>`;
  });
}
