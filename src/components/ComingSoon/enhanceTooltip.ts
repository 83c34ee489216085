import { TOOLTIP_DELAY, TOOLTIP_SKIP_DELAY } from '../../lib/constants';

/** The least distance from the edges of the window, in px. */
const MARGIN = 20;

/** The distance from the control, in px. The tooltip's `::before` covers this gap, so that the pointer can cross it. */
const GAP = 8;

/** Places the tooltip below its control, or above if there is no room. Its coordinates are those of the page, so it scrolls. */
function place(tooltip: HTMLElement, control: HTMLElement): void {
  const { left, top, bottom, width } = control.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight } = tooltip;
  const x = Math.min(left + (width - offsetWidth) / 2, clientWidth - offsetWidth - MARGIN);
  const fitsBelow = bottom + GAP + offsetHeight + MARGIN <= clientHeight;
  const y = fitsBelow ? bottom + GAP : top - GAP - offsetHeight;
  tooltip.style.transform = `translate(${Math.max(x, MARGIN) + scrollX}px, ${y + scrollY}px)`;
}

/**
 * Shows a tooltip when a control with its id in `aria-describedby` is hovered or focused, after a delay; never for touch. It stays open while
 * the pointer is on it. Escape or a press closes it. Returns a function that removes all listeners.
 */
export function enhanceTooltip(tooltip: HTMLDivElement): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const on = <Type extends keyof DocumentEventMap>(type: Type, listener: (event: DocumentEventMap[Type]) => void) =>
    document.addEventListener(type, listener, { signal });
  const controlAt = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>(`[aria-describedby~="${tooltip.id}"]`) : null;

  /** `over`: the control under the pointer. `pointed`: the same, but null after a press or Escape. `focused`: the control with the focus. */
  let over: HTMLElement | null = null;
  let pointed: HTMLElement | null = null;
  let focused: HTMLElement | null = null;
  /** The control whose tooltip is open or will open after the delay. */
  let control: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout>;
  let closedAt = -TOOLTIP_SKIP_DELAY;

  const update = (nowPointed: HTMLElement | null, nowFocused: HTMLElement | null) => {
    pointed = nowPointed;
    focused = nowFocused;
    const next = pointed ?? focused;
    if (next === control) return;
    control = next;
    clearTimeout(timer);
    if (!tooltip.hidden) closedAt = Date.now();
    tooltip.hidden = true;
    if (!next) return;
    const open = () => {
      if (!next.isConnected) return;
      tooltip.hidden = false;
      place(tooltip, next);
    };
    timer = setTimeout(open, Date.now() - closedAt < TOOLTIP_SKIP_DELAY ? 0 : TOOLTIP_DELAY);
  };
  const point = (at: HTMLElement | null) => {
    if (at !== over) update(at, focused);
    over = at;
  };
  const focus = (at: HTMLElement | null) => update(pointed, at);
  const end = () => update(null, null);

  on('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch' && !tooltip.contains(target as Node)) point(controlAt(target));
  });
  // `pointerover` does not report that the pointer leaves the window.
  document.documentElement.addEventListener('pointerleave', () => point(null), { signal });
  on(
    'focusin',
    ({ target }) => target instanceof Element && focus(target.matches(':focus-visible') ? controlAt(target) : null),
  );
  on('focusout', () => focus(null));
  on('click', end);
  on('keydown', ({ key }) => key === 'Escape' && end());
  addEventListener('popstate', end, { signal });
  addEventListener('resize', end, { signal });

  return () => {
    ending.abort();
    end();
  };
}
