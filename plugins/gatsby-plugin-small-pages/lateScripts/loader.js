// The one inline script of every page: it decides whether and when the site's scripts are fetched and run. `lateScripts.ts` makes it
// small and lowers its syntax: `?.` to more than `&&`, which therefore stands here.

const { dataset } = document.documentElement;
const built = document.querySelector('script[data-sources]').dataset;
const sources = built.sources.split(' ');
const page = JSON.parse(document.getElementById('gatsby-script-loader').textContent);
const isNotFound = /^\/404(\.html)?$/.test(page);

// React would put the built words back into a translated page.
const isTranslated = () => Boolean(document.querySelector('font, html[class*=translated-]'));

// Gatsby takes `/about//`, where hosts send the not-found page, for `/about`.
const withoutSlash = (path) => path.replace(/([^/])\/$/, '$1');
const address = withoutSlash(sources[0].replace(/[^/]*$/, page.slice(1)));
const { pathname } = location;
const isAtHome = !pathname.includes('//') && (isNotFound || withoutSlash(decodeURI(pathname)) === address);

// Chrome 92 and Firefox 90 know Array.prototype.at, Safari 15 knows lab(). Older ones keep the page without scripts.
const isNewEnough = 'at' in Array.prototype || CSS.supports('color', 'lab(0% 0 0)');

// The submit buttons of forms that were sent (Form.tsx), and the control without a destination that was pressed last (ComingSoon.tsx).
const sent = new Set();
let last;

// The browser can send a form with an address (Form.tsx); any other would be sent to the page itself.
const isSendable = (form) => form && form.matches('[action], [data-netlify]');
const stayStatic = () => {
  if (dataset.scripts) return;
  dataset.scripts = 'off';
  window.onbeforeunload = null;
  for (const button of sent) if (isSendable(button.form)) button.click();
};
const takeOver = () => {
  if (isTranslated()) stayStatic();
  if (dataset.scripts) return false;
  dataset.scripts = 'ready';
  return true;
};

// What Gatsby's own inline scripts set, each page with another hash for the Content-Security-Policy, and what gatsby-browser.ts calls.
// The mapping is for prefetching scripts of other pages; Gatsby 5.16 writes it as text, in which its loader finds nothing either.
Object.assign(window, {
  pagePath: page,
  ___webpackCompilationHash: built.hash,
  ___chunkMapping: {},
  lateScripts: { takeOver, stayStatic, pressed: () => [...sent, last] },
});

// Until a form keeps its own drafts (drafts.ts): React may render it anew, and a new deployment loads the page anew.
const keep = (fields) => {
  for (const { form, name, value } of fields) {
    if (!form || 'drafts' in form.dataset) continue;
    const key = `draft-${form.getAttribute('name')}`;
    try {
      const draft = new URLSearchParams(sessionStorage.getItem(key) || '');
      draft.set(name, value);
      sessionStorage.setItem(key, draft);
    } catch {
      // Session storage is forbidden or full: what was typed still stands in its field.
    }
  }
};
// Without lists, in which browsers restore what a link has selected; what a visitor chooses is an event.
const keepAll = () =>
  keep([...document.querySelectorAll('input, textarea')].filter(({ type, value }) => value && type !== 'hidden'));
const listen = (type, listener) => addEventListener(type, listener, true);
listen('input', ({ target }) => keep([target]));
listen('pagehide', keepAll);

// The mail link that a form without an address has in the place of its button (Form.tsx): with what was typed, unless that is
// too long for an address.
const fillMail = (link) => {
  const typed = [...link.closest('form').elements].filter(({ value, labels }) => value && labels && labels[0]);
  const body = typed.map(({ value, labels }) => `${labels[0].textContent}: ${value}`).join('\r\n');
  const to = `${link.href.split('&body=')[0]}&body=${encodeURIComponent(body)}`;
  if (to.length < 2000) link.href = to;
};

listen('click', ({ target }) => {
  // A script may click on the document.
  if (dataset.scripts === 'ready' || !target.closest) return;
  const pressed = target.closest('button[type=button], [role=link], form [href^=mailto]');
  if (!dataset.scripts) last = pressed;
  else if (pressed && pressed.href) fillMail(pressed);
});
listen('submit', (event) => {
  const form = event.target;
  if (dataset.scripts === 'ready' || (dataset.scripts && isSendable(form))) return;
  event.preventDefault();
  if (dataset.scripts) return;
  sent.add(form.querySelector('[type=submit]'));
  // The browser asks before the page is left, and sends the form itself if the scripts do not come.
  window.onbeforeunload = () => true;
  if (isSendable(form)) setTimeout(stayStatic, 5000);
});

// The sheets move from React's root into the head: React knows nothing of them, and may render anew what is in its root.
const moveSheets = () => {
  const place = document.querySelector('[data-styles]');
  const copies = [...place.querySelectorAll('[rel=stylesheet]')].map((link) => link.cloneNode());
  const loaded = copies.map((copy) => new Promise((onload, onerror) => Object.assign(copy, { onload, onerror })));
  document.head.append(...copies);
  return Promise.all(loaded).then(() => place.remove());
};
// In their order, each in a task of its own, so that none is long. Only what these scripts do counts as a failure: extensions and
// in-app browsers have errors of their own on every page.
const run = () => {
  const waiting = sources.splice(0);
  if (isTranslated()) stayStatic();
  if (dataset.scripts || !waiting.length) return;
  moveSheets().then(() => {
    keepAll();
    for (const src of waiting) {
      const script = Object.assign(document.createElement('script'), { src, async: false, onerror: stayStatic });
      addEventListener('error', ({ filename }) => filename === script.src && stayStatic());
      document.head.append(script);
    }
  }, stayStatic);
};
const afterFrame = (then) => requestAnimationFrame(() => setTimeout(then));
const fetchAll = () => Promise.all(sources.map((src) => fetch(src, { priority: 'low' }).then((got) => got.blob())));
// eslint-disable-next-line compat/compat -- Safari has it from a later version on.
const whenIdle = window.requestIdleCallback || setTimeout;
const runWhenQuiet = () => setTimeout(() => whenIdle(run), 3000);

if (!isAtHome || !isNewEnough) stayStatic();
else {
  // Resolved when the picture of the first screen is decoded or has failed: scripts would take half of a slow connection.
  const picture = document.querySelector('img[fetchpriority=high]');
  const stands = picture ? picture.decode().catch(() => {}) : Promise.resolve();

  // With a mouse, and on the not-found page, which logs what was asked for, the scripts run then. On a phone they are fetched then,
  // and run three seconds later; where the visitor saves data, neither. Everywhere they run at the visitor's first event.
  if (!matchMedia('(pointer: coarse)').matches || isNotFound) stands.then(() => afterFrame(run));
  else if (!(navigator.connection && navigator.connection.saveData))
    stands.then(() => afterFrame(() => fetchAll().then(runWhenQuiet, () => {})));
  for (const type of ['mousemove', 'click', 'keyup', 'focusin', 'scroll', 'submit'])
    addEventListener(type, () => afterFrame(run), { capture: true, once: true, passive: true });
}
