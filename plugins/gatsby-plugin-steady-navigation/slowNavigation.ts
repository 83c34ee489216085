/** How long client-side navigation may wait for the page's data, in milliseconds. */
const TIMEOUT = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Loads a link's page as a document when client-side navigation has not finished in time. Must be called once. A click whose
 * default is prevented is one that the router handles.
 */
export function limitNavigation(): void {
  addEventListener('click', ({ target, defaultPrevented }) => {
    const link = (target as Element).closest('a');
    if (!link || !defaultPrevented || link.href === location.href) return;
    clearTimeout(timer);
    timer = setTimeout(() => (location.href = link.href), TIMEOUT);
  });
}

/** Cancels the timeout; must be called when a navigation has finished. */
export const endNavigation = (): void => clearTimeout(timer);
