/** The addresses of the scripts of the test page. */
export const sources = ['/runtime-1.js', '/app-2.js'];

/** Waits until the next frame is painted. */
export const frame = () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
export const scripts = () => [...document.head.querySelectorAll('script')];
/** Returns the addresses of the scripts that were added to the page. */
export const loaded = () => scripts().map((one) => one.getAttribute('src'));
export const press = (type: string) => document.querySelector<HTMLElement>(`button[type=${type}]`)?.click();

/** Shows a page as `lateScripts.ts` writes it; returns a function that runs its inline script. */
export function parse(path: string, content: string): () => void {
  window.history.replaceState(null, '', path.replace('.html', ''));
  document.body.innerHTML = `<div id="___gatsby">${content}<div data-styles hidden></div></div>
    <script id="gatsby-script-loader" type="application/json">"${path}"</script>
    <script type="module" data-hash="c0ffee" data-sources="${sources.join(' ')}"></script>`;
  // jsdom has no cascade layers.
  Object.assign(window, { CSSLayerBlockRule: Object });
  for (const image of document.images) image.decode = () => Promise.resolve();
  return () => jest.isolateModules(() => void jest.requireActual('../lateScripts/loader'));
}

/** Before each test, simulates a phone; after it, removes the listeners of the page. */
export function resetPageForEachTest(): void {
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
    // jsdom cannot send forms.
    listen('submit', (event) => event.preventDefault(), { signal });
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    listening.abort();
    // Pending work runs in the test that caused it.
    await frame();
  });
}
