/** How long a link may wait for the data of its page, in milliseconds. */
const PATIENCE = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Has the browser itself go to a link whose page has not come in time. To be called once. A click that was kept from the
 * browser is one the router follows.
 */
export function limitNavigation(): void {
  addEventListener('click', ({ target, defaultPrevented }) => {
    const link = (target as Element).closest('a');
    if (!link || !defaultPrevented || link.href === location.href) return;
    clearTimeout(timer);
    timer = setTimeout(() => (location.href = link.href), PATIENCE);
  });
}

/** To be called when a page, or a section of it, has been reached. */
export const endNavigation = (): void => clearTimeout(timer);
