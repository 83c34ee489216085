/** The HTML of the page as it was built, and its path. */
let built: { readonly html: string; readonly path: string } | undefined;
/** The values of its fields, in document order. */
let values: readonly string[] = [];

const root = () => document.getElementById('___gatsby');

const fields = () =>
  document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('input, select, textarea');

/** Whether the current page was loaded as a document, so that its built HTML can replace it when React fails. */
const hasBuiltPage = (): boolean => built?.path === location.pathname;

function keepValues(): void {
  if (hasBuiltPage()) values = Array.from(fields(), ({ value }) => value);
}

/**
 * Stores the page as the host sent it, and what is typed into its fields, and names the page in `data-built-page` of `<html>`:
 * an error boundary that finds its own path there rethrows, and the page is restored. Must be called before React hydrates it.
 */
export function keepBuiltPage(): void {
  const html = root()?.innerHTML;
  // `gatsby develop` serves an empty root element.
  if (!html) return;
  built = { html, path: location.pathname };
  document.documentElement.dataset.builtPage = location.pathname;
  keepValues();
  addEventListener('input', keepValues);
}

/**
 * Restores the page as it was built after React has failed and emptied it. Links, menu and forms then work without scripts;
 * what was typed is restored too. A page reached by client-side navigation is reloaded instead.
 */
export function restoreBuiltPage(): void {
  const place = root();
  if (!place || !built || !hasBuiltPage()) return location.reload();
  // In the same task as React's removal, so that no layout happens in between and the page keeps its scroll position.
  place.innerHTML = built.html;
  // While scripts are enabled, browsers parse the content of <noscript> as text.
  for (const hidden of place.querySelectorAll('noscript')) hidden.outerHTML = hidden.textContent ?? '';
  const { dataset } = document.documentElement;
  dataset.scripts = 'failed';
  delete dataset.menuOpen;
  fields().forEach((field, index) => (field.value = values[index] || ''));
}
