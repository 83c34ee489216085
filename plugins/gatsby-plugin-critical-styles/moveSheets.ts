/** Adds a copy of a sheet to the head, and waits until it is loaded. */
const copy = (sheet: HTMLLinkElement) =>
  new Promise((onload, onerror) => document.head.append(Object.assign(sheet.cloneNode(), { onload, onerror })));

/**
 * Moves the sheets from React's root into the head. React did not render them, and would remove them if it rendered the root again. A sheet
 * that fails to load is requested once more without the cache, which may hold a 404 from the time of a deployment. If it fails again, all
 * stay where they are.
 */
export function moveSheets(): Promise<void> {
  const place = document.querySelector('[data-styles]');
  const sheets = document.querySelectorAll<HTMLLinkElement>('[data-styles] [rel=stylesheet]');
  const copies = Array.from(sheets, (sheet) =>
    copy(sheet).catch(() => fetch(sheet.href, { cache: 'reload' }).then(() => copy(sheet))),
  );
  return Promise.all(copies).then(
    () => place?.remove(),
    () => undefined,
  );
}
