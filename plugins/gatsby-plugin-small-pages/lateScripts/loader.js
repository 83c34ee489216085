// The one inline script of every page: it decides whether and when the site's scripts are fetched and run. It stands in the page
// as it is written here, less comments and indentation. Without `?.`, so that every browser that knows modules can read it.

const { dataset } = document.documentElement;
const built = document.querySelector('script[data-sources]').dataset;
const sources = built.sources.split(' ');
const page = JSON.parse(document.getElementById('gatsby-script-loader').textContent);
const root = document.getElementById('___gatsby');
const isNotFound = /^\/404(\.html)?$/.test(page);

// React would render anew, in the browser, a page whose HTML is not what was built, and one that stands at another address than
// its own; Gatsby takes `/about//`, where hosts send the not-found page, for `/about`. Such a page stays as it is: without scripts.
const isAsBuilt = root.getElementsByTagName('*').length === Number(built.elements);
const withoutSlash = (path) => path.replace(/([^/])\/$/, '$1');
const address = withoutSlash(sources[0].replace(/[^/]*$/, page.slice(1)));
const { pathname } = location;
const isAtHome = !pathname.includes('//') && (isNotFound || withoutSlash(decodeURI(pathname)) === address);

// Chrome 92 and Firefox 90 know Array.prototype.at, Safari 15 knows lab(). Older ones keep the page without scripts.
const isNewEnough = 'at' in Array.prototype || CSS.supports('color', 'lab(0% 0 0)');

if (!isAsBuilt || !isAtHome || !isNewEnough) dataset.scripts = 'failed';
else {
  // For the scripts (gatsby-browser.ts): the buttons of sent forms (Form.tsx), and the button pressed last (ComingSoon.tsx).
  const pressed = new Set();

  // What Gatsby's own inline scripts set, each page with another hash for the Content-Security-Policy. The mapping is for
  // prefetching scripts of other pages; Gatsby 5.16 writes it as text, in which its loader finds nothing either.
  Object.assign(window, { pagePath: page, ___webpackCompilationHash: built.hash, ___chunkMapping: {}, pressed });

  // The browser can send a form with an address (Form.tsx); any other would be sent to the page itself.
  const isSent = (form) => form && form.matches('[action], [data-netlify]');
  const fail = () => {
    if (dataset.scripts) return;
    dataset.scripts = 'failed';
    window.onbeforeunload = null;
    for (const button of pressed) if (isSent(button.form)) button.click();
  };
  // Translated by the browser, or changed by an extension.
  const changes = new MutationObserver(fail);
  changes.observe(root, { childList: true, characterData: true, subtree: true });
  addEventListener('error', fail);
  addEventListener('unhandledrejection', fail);

  addEventListener(
    'click',
    ({ target }) => {
      if (dataset.scripts) return;
      for (const button of pressed) if (button.type === 'button') pressed.delete(button);
      const button = target.closest('button[type=button]');
      if (button) pressed.add(button);
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      if (dataset.scripts === 'ready' || (dataset.scripts && isSent(event.target))) return;
      event.preventDefault();
      if (dataset.scripts) return;
      pressed.add(event.target.querySelector('[type=submit]'));
      // The browser asks before the page is left, and sends the form itself if the scripts do not come.
      window.onbeforeunload = () => true;
      setTimeout(fail, 5000);
    },
    true,
  );

  // The sheets move from React's root into the head: React knows nothing of them, and may empty its root.
  const moveSheets = () => {
    const place = root.querySelector('[data-styles]');
    const copies = [...place.querySelectorAll('[rel=stylesheet]')].map((link) => link.cloneNode());
    const loaded = copies.map((copy) => new Promise((onload, onerror) => Object.assign(copy, { onload, onerror })));
    document.head.append(...copies);
    return Promise.all(loaded).then(() => {
      place.remove();
      changes.takeRecords();
    });
  };
  // In their order, each in a task of its own, so that none is long.
  const run = () => {
    const waiting = sources.splice(0);
    if (dataset.scripts || !waiting.length) return;
    moveSheets().then(() => {
      for (const src of waiting)
        document.head.append(Object.assign(document.createElement('script'), { src, async: false, onerror: fail }));
    });
  };
  const afterFrame = (then) => requestAnimationFrame(() => setTimeout(then));
  const fetchAll = () => {
    for (const src of sources)
      fetch(src, { priority: 'low' })
        .then((got) => got.blob())
        .catch(() => {});
  };

  // Resolved when the picture of the first screen is decoded or has failed: scripts would take half of a slow connection.
  const picture = document.querySelector('img[fetchpriority=high]');
  const stands = picture ? picture.decode().catch(() => {}) : Promise.resolve();

  // With a mouse, and on the not-found page, which logs what was asked for, the scripts run then. On a phone they are only
  // fetched, unless the visitor saves data. Everywhere they run after the first event of the visitor.
  if (!matchMedia('(pointer: coarse)').matches || isNotFound) stands.then(() => afterFrame(run));
  else if (!(navigator.connection || {}).saveData) stands.then(() => afterFrame(fetchAll));
  for (const type of ['mousemove', 'click', 'keyup', 'focusin', 'scroll', 'submit'])
    addEventListener(type, () => afterFrame(run), { capture: true, once: true, passive: true });
}
