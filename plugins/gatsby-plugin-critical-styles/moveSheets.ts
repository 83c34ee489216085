/** Adds a copy of a sheet to the head, and waits until it is loaded. If the sheet has not loaded before, this is a second request. */
const copy = (sheet: HTMLLinkElement) =>
  new Promise((onload, onerror) => document.head.append(Object.assign(sheet.cloneNode(), { onload, onerror })));

/**
 * Moves the sheets from React's root into the head. React did not render them, and would remove them if it rendered the root again. If one
 * fails to load, all stay where they are.
 */
export function moveSheets(): Promise<void> {
  const place = document.querySelector('[data-styles]');
  const sheets = document.querySelectorAll<HTMLLinkElement>('[data-styles] [rel=stylesheet]');
  return Promise.all(Array.from(sheets, copy)).then(
    () => place?.remove(),
    () => undefined,
  );
}
