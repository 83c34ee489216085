// In the developed site, a press with Alt on a word or picture opens its form in a window of its own.

/** What holds a whole text of the content. */
const wholes = 'h1, h2, h3, h4, p, li, a, button, label, dt, dd, figcaption, blockquote';

const onPress = (event: MouseEvent): void => {
  const { altKey, target } = event;
  if (!altKey || !(target instanceof Element)) return;
  event.preventDefault();
  event.stopPropagation();
  const text = target instanceof HTMLImageElement ? target.alt : (target.closest(wholes) ?? target).textContent;
  window.open(`/admin/find?${new URLSearchParams({ text, page: location.pathname })}`);
};

addEventListener('click', onPress, { capture: true });

export {};
