/** In browsers that have it, what closes something in this system, such as Escape or Back on Android, calls `onclose` and does nothing else. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}
declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * Makes the open menu a modal dialog: the page behind it is inert and does not scroll. Its button, Escape, a link and Back close it, and so
 * does a window that is wide enough for the links in the header.
 * @param toggle the button, in the same element as the `<details>` that it opens
 * @param onChange is called with true if the menu is open
 * @returns a function that removes the listeners and closes the menu
 */
export function enhanceMenu(toggle: HTMLButtonElement, onChange: (isOpen: boolean) => void): () => void {
  const ending = new AbortController();
  const menu = toggle.parentElement;
  const details = menu?.querySelector('details');
  if (!menu || !details) return () => undefined; // An extension may have removed it.
  const header = menu.closest('header');
  const close = () => (details.open = false);
  const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal: ending.signal });

  let watcher: CloseWatcher | undefined;
  const update = () => {
    onChange(details.open);
    if (details.open && window.CloseWatcher) {
      watcher ??= new window.CloseWatcher();
      watcher.onclose = closeFromInside;
    } else {
      watcher?.destroy();
      watcher = undefined;
    }
    document.documentElement.toggleAttribute('data-menu-open', details.open);
    for (const kept of [menu, header])
      for (const other of kept?.parentElement?.children ?? [])
        if (other !== kept) other.toggleAttribute('inert', details.open);
  };
  // Closes the menu and focuses its button, because the focused element is hidden with the menu.
  const closeFromInside = () => {
    close();
    toggle.focus();
  };
  // The last element in the menu that had the focus. A browser may take the focus away before the `resize` event, as the menu is hidden.
  let last = menu.contains(document.activeElement) ? document.activeElement : null;
  on(menu, 'focusin', ({ target }) => (last = target as Element));
  // Closes the menu in a wide window. If the focus was in it, focuses the same link in the header, or the first one there.
  const closeInWideWindow = () => {
    if (!details.open || menu.getClientRects().length > 0) return;
    const { activeElement, body } = document;
    const focused = activeElement === body || menu.contains(activeElement) ? last : null;
    close();
    update();
    const others = [...(header?.querySelectorAll<HTMLElement>('a, button') ?? [])].filter((one) => !menu.contains(one));
    if (focused) (others.find(({ textContent }) => textContent === focused.textContent) ?? others[0])?.focus();
  };

  on(toggle, 'click', () => (details.open = !details.open));
  on(details, 'toggle', update);
  on(details, 'click', ({ target }) => target instanceof Element && target.closest('a') && closeFromInside());
  // Listens on the document, because a click on an empty part of the menu moves the focus out of it.
  on(document, 'keydown', (event) => {
    if (details.open && event instanceof KeyboardEvent && event.key === 'Escape') closeFromInside();
  });
  // Where `inert` is not supported (Safari 15.4), the menu closes when focus leaves it.
  on(menu, 'focusout', (event) => {
    const { relatedTarget } = event as FocusEvent;
    const isAway = relatedTarget instanceof Node && !menu.contains(relatedTarget) && !relatedTarget.contains(menu);
    if (isAway) close();
  });
  on(window, 'popstate', close);
  // A page from the back/forward cache may still have the menu open.
  on(window, 'pageshow', (event) => (event as PageTransitionEvent).persisted && close());
  on(window, 'resize', closeInWideWindow);

  // The menu may have been opened before the scripts were loaded. Its summary is hidden now, so the focus may be lost.
  update();
  const focused = document.activeElement;
  if (focused === menu.querySelector('summary') || (details.open && focused === document.body)) toggle.focus();
  return () => {
    ending.abort();
    close();
    update();
  };
}
