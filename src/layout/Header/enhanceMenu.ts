/**
 * Makes the toggle of the menu, a `<details>`, a button that says whether it is open, and an open menu a modal dialog: the page behind it
 * is inert and does not scroll; Escape, a link and Back close it, and so does a window wide enough for a header without it. What is
 * returned undoes all of it.
 */
export function enhanceMenu(menu: HTMLDetailsElement): () => void {
  const ending = new AbortController();
  const toggle = menu.firstElementChild as HTMLElement;
  const close = () => (menu.open = false);
  const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal: ending.signal });

  const buttonAttributes = { role: 'button', 'aria-controls': toggle.nextElementSibling?.id ?? '' };
  for (const [name, value] of Object.entries(buttonAttributes)) toggle.setAttribute(name, value);

  const update = () => {
    toggle.setAttribute('aria-expanded', String(menu.open));
    document.documentElement.toggleAttribute('data-menu-open', menu.open);
    for (const kept of [menu, menu.closest('header')])
      for (const other of kept?.parentElement?.children ?? [])
        if (other !== kept) other.toggleAttribute('inert', menu.open);
  };
  // The focused element is hidden with the menu: focus the menu's button.
  const closeFromInside = () => {
    close();
    toggle.focus();
  };

  on(menu, 'toggle', update);
  on(menu, 'click', ({ target }) => target instanceof Element && target.closest('a') && closeFromInside());
  // On the document: a click on an empty part of the menu moves focus out.
  on(document, 'keydown', (event) => menu.open && (event as KeyboardEvent).key === 'Escape' && closeFromInside());
  // Where `inert` is not supported (Chrome 101, Firefox 111, Safari 15.4 and older), the menu closes when focus leaves it.
  on(menu, 'focusout', (event) => {
    const { relatedTarget } = event as FocusEvent;
    const isAway = relatedTarget instanceof Node && !menu.contains(relatedTarget) && !relatedTarget.contains(menu);
    if (isAway) close();
  });
  on(window, 'popstate', close);
  // The page comes from the back/forward cache, where a link in the menu has left it.
  on(window, 'pageshow', (event) => (event as PageTransitionEvent).persisted && close());
  on(window, 'resize', () => menu.getClientRects().length === 0 && close());

  // It may have been opened before the scripts were loaded.
  update();
  return () => {
    ending.abort();
    close();
    update();
    for (const name of [...Object.keys(buttonAttributes), 'aria-expanded']) toggle.removeAttribute(name);
  };
}
