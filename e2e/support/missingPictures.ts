import type { Page } from '@playwright/test';

/** In the page: pictures that could not be loaded, and would draw their alternative text or an icon under other text or for nothing. */
function drawn(): string[] {
  const lines: DOMRect[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    if (texts.currentNode.parentElement?.checkVisibility()) lines.push(...range.getClientRects());
  }
  const missing = [...document.images].filter(({ naturalWidth }) => naturalWidth === 0);
  const problems = missing.flatMap((image) => {
    const { left, right, top, bottom } = image.getBoundingClientRect();
    const isUnderText = lines.some(
      (line) =>
        Math.min(line.right, right) - Math.max(line.left, left) > 2 &&
        Math.min(line.bottom, bottom) - Math.max(line.top, top) > 2,
    );
    // A pseudo-element pushes both out of the box.
    const isSilent =
      getComputedStyle(image, '::before').content === '""' && getComputedStyle(image).overflow === 'hidden';
    return isSilent || (image.alt && !isUnderText) ? [] : [`${image.currentSrc} draws something`];
  });
  return missing.length > 0 ? problems : ['no picture is missing'];
}

/** The missing pictures of a page that do harm: see above. */
export const harmfulPictures = (page: Page): Promise<string[]> => page.evaluate(drawn);
