/** The scripts that a page asks for late. */
export const sources = ['/runtime-1.js', '/app-2.js'];

/** The next frame. */
export const frame = () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
export const scripts = () => [...document.head.querySelectorAll('script')];
/** The scripts of the page that have been added to it. */
export const loaded = () => scripts().map((one) => one.getAttribute('src'));
export const press = (type: string) => document.querySelector<HTMLElement>(`button[type=${type}]`)?.click();

/** Shows a page as `lateScripts.ts` leaves it; returns what runs its inline script. */
export function parse(path: string, content: string): () => void {
  window.history.replaceState(null, '', path.replace('.html', ''));
  document.body.innerHTML = `<div id="___gatsby">${content}<div data-styles hidden></div></div>
    <script id="gatsby-script-loader" type="application/json">"${path}"</script>
    <script type="module" data-hash="c0ffee" data-sources="${sources.join(' ')}"></script>`;
  // This environment knows no layers of the cascade.
  Object.assign(window, { CSSLayerBlockRule: Object });
  for (const image of document.images) image.decode = () => Promise.resolve();
  return () => jest.isolateModules(() => void jest.requireActual('../lateScripts/loader'));
}

/** Begins each test of a file on a phone, and ends the listeners of its page. */
export function openAnew(): void {
  let listening: AbortController;

  beforeEach(() => {
    listening = new AbortController();
    const { signal } = listening;
    const listen = window.addEventListener.bind(window);
    jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener, options) => {
      listen(type, listener, { ...(typeof options === 'object' ? options : { capture: options ?? false }), signal });
    });
    window.fetch = () => Promise.reject(new Error('no network'));
    window.matchMedia = (query) => ({ matches: query === '(pointer: coarse)' }) as MediaQueryList;
    document.head.innerHTML = '';
    delete document.documentElement.dataset.scripts;
    delete document.documentElement.dataset.pictured;
    // The environment sends nothing.
    listen('submit', (event) => event.preventDefault(), { signal });
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    listening.abort();
    // Pending work runs in the test that caused it.
    await frame();
  });
}
