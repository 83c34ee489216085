/** The page as it was built, and where it stands. */
let built: { readonly html: string; readonly path: string } | undefined;
/** What is in its fields, in their order. */
let values: readonly string[] = [];

const root = () => document.getElementById('___gatsby');

const fields = () =>
  document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('input, select, textarea');

/** Whether there is a built page that can take the place of one that fails: not of one that scripts have led on to. */
export const hasBuiltPage = (): boolean => built?.path === location.pathname;

function keepValues(): void {
  if (hasBuiltPage()) values = Array.from(fields(), ({ value }) => value);
}

/** Keeps the page as the host sent it, and what is typed into it. To be called before React takes it over. */
export function keepBuiltPage(): void {
  const html = root()?.innerHTML;
  // Under `gatsby develop` nothing is built.
  if (!html) return;
  built = { html, path: location.pathname };
  keepValues();
  addEventListener('input', keepValues);
}

/**
 * Puts the page back as it was built, when React has failed and taken everything away: it can be read, and its links, menu
 * and forms are the browser's own. What was typed is put back too. A page that scripts have led to is loaded as a whole.
 */
export function restoreBuiltPage(): void {
  const place = root();
  if (!place || !built || !hasBuiltPage()) return location.reload();
  // In the task in which React has emptied it: the page keeps its scroll position, unless something asks for it meanwhile.
  place.innerHTML = built.html;
  // With scripts on, the browser keeps what is meant for a page without them as text.
  for (const hidden of place.querySelectorAll('noscript')) hidden.outerHTML = hidden.textContent ?? '';
  const { dataset } = document.documentElement;
  dataset.scripts = 'failed';
  delete dataset.menuOpen;
  fields().forEach((field, index) => (field.value = values[index] || ''));
}
