// The one inline script of every page: it decides when the site's scripts are fetched and run. It stands in the page as it
// is written here, less comments and indentation, so it is limited to what Chrome 92, Safari 15 and Firefox 91 can read.

// Chrome 92 and Firefox 90 know Array.prototype.at, Safari 15 knows lab(). Older ones keep the page without scripts.
if ('at' in Array.prototype || CSS.supports('color', 'lab(0% 0 0)')) {
  const { dataset } = document.documentElement;
  const { hash, ...list } = document.querySelector('script[data-sources]').dataset;
  const sources = list.sources.split(' ');
  const page = JSON.parse(document.getElementById('gatsby-script-loader').textContent);

  // What Gatsby's own inline scripts say, each page with another hash for the Content-Security-Policy. The mapping is for
  // prefetching scripts of other pages; Gatsby 5.16 writes it as text, in which its loader finds nothing either.
  Object.assign(window, { pagePath: page, ___webpackCompilationHash: hash, ___chunkMapping: {} });

  // A click before the scripts run is replayed by them (gatsby-browser.ts), and so is a submit; if they fail, the
  // browser sends the form. `data-scripts` on <html> becomes `ready` or `failed` (there, and in gatsby-plugin-steady-navigation).
  addEventListener(
    'click',
    ({ target }) => {
      window.pressed = target.closest('button[type=button]');
    },
    true,
  );
  const fail = () => {
    if (dataset.scripts) return;
    dataset.scripts = 'failed';
    if (window.pressed?.form) window.pressed.click();
  };
  addEventListener(
    'submit',
    (event) => {
      if (dataset.scripts) return;
      event.preventDefault();
      window.pressed = event.target.querySelector('[type=submit]');
      setTimeout(fail, 5000);
    },
    true,
  );
  addEventListener('error', fail);
  addEventListener('unhandledrejection', fail);

  // In their order, each in a task of its own, so that none is long.
  const run = () => {
    for (const src of sources.splice(0))
      document.head.append(Object.assign(document.createElement('script'), { src, async: false, onerror: fail }));
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
  if (!matchMedia('(pointer: coarse)').matches || /^\/404(\.html)?$/.test(page)) stands.then(() => afterFrame(run));
  else if (!navigator.connection?.saveData) stands.then(() => afterFrame(fetchAll));
  for (const type of ['mousemove', 'click', 'keyup', 'focusin', 'scroll', 'submit'])
    addEventListener(type, () => afterFrame(run), { capture: true, once: true, passive: true });
}
