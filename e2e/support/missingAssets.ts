import type { Page } from '@playwright/test';
import { contrastOf } from '../../src/testing/contrast';
import { settle } from './settle';
import { expect } from './test';

/** In the page: marks missing pictures that have text over them or no alternative text, and counts them. */
function markSilent(): number {
  const lines: DOMRect[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    if (texts.currentNode.parentElement?.checkVisibility()) lines.push(...range.getClientRects());
  }
  const under = (image: HTMLImageElement) => {
    const { left, right, top, bottom } = image.getBoundingClientRect();
    return lines.some(
      (line) =>
        Math.min(line.right, right) - Math.max(line.left, left) > 2 &&
        Math.min(line.bottom, bottom) - Math.max(line.top, top) > 2,
    );
  };
  const silent = [...document.images].filter((image) => image.naturalWidth === 0 && (!image.alt || under(image)));
  for (const image of silent) image.dataset.silent = '';
  return silent.length;
}

/** In the page: missing pictures that show their alternative text, its colour and that of its background. */
const shownTexts = () =>
  [...document.images]
    .filter((image) => image.naturalWidth === 0 && image.alt && !('silent' in image.dataset))
    .map((image) => ({
      alt: image.alt,
      ink: getComputedStyle(image).color,
      background: getComputedStyle(image.closest('[data-surface]') ?? image).backgroundColor,
    }))
    .filter(({ ink }) => ink !== 'rgba(0, 0, 0, 0)');

const channels = (colour: string) => (colour.match(/\d+/g) ?? []).map(Number);

/**
 * Expects that pictures that could not be loaded do no harm: those under text, and ornaments, draw nothing; the alternative text
 * of the others has contrast.
 */
export async function expectMissingImagesHarmless(page: Page): Promise<void> {
  await settle(page);
  const silent = await page.evaluate(markSilent);
  for (const { alt, ink, background } of await page.evaluate(shownTexts))
    expect(contrastOf(channels(ink), channels(background)), alt).toBeGreaterThan(3.9);
  if (silent === 0) return;
  const look = async (visibility: string) => {
    await page.evaluate((value) => {
      for (const image of document.images) if ('silent' in image.dataset) image.style.visibility = value;
    }, visibility);
    return page.screenshot({ fullPage: true, animations: 'disabled', type: 'jpeg' });
  };
  // Whatever else is still appearing in one of the two is there in both a moment later.
  await expect
    .poll(async () => (await look('')).equals(await look('hidden')), `${page.url()}: a missing picture draws nothing`)
    .toBe(true);
}
