import { useEffect, useState, type MouseEvent, type RefObject } from 'react';

/** The window width from which the links stand in the bar; the same as `$from-wide` in the style sheets. */
const WIDE = '(width >= 75em)';

/** Opens the menu as a modal dialog, also where a press before the scripts came has opened it as a popover. */
function openModal(menu: HTMLDialogElement | null): void {
  if (menu?.matches(':popover-open')) menu.hidePopover();
  menu?.showModal();
}

/**
 * Opens and closes the menu. As a modal dialog the browser itself keeps focus inside, makes the page behind inert, closes
 * on Escape and gives focus back to the toggle.
 * @param dialog the menu
 * @returns whether it is open; `show` and `hide` for the toggle and whatever closes it
 */
export function useMenu(dialog: RefObject<HTMLDialogElement | null>) {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const menu = dialog.current;
    const wide = window.matchMedia(WIDE);
    const closed = () => setOpen(false);
    const close = () => menu?.close();
    menu?.addEventListener('close', closed);
    wide.addEventListener('change', close);
    if (menu?.matches(':popover-open')) {
      openModal(menu);
      queueMicrotask(() => setOpen(true));
    }
    return () => {
      menu?.removeEventListener('close', closed);
      wide.removeEventListener('change', close);
    };
  }, [dialog]);

  return {
    open,
    show: (event: MouseEvent) => {
      // Without scripts the same button opens the menu as a popover.
      event.preventDefault();
      openModal(dialog.current);
      setOpen(true);
    },
    hide: (event: MouseEvent) => {
      // A link goes on to its page; the close button's own popover command is not needed any more.
      if (event.currentTarget instanceof HTMLButtonElement) event.preventDefault();
      dialog.current?.close();
    },
  };
}
