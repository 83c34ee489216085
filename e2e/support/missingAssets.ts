import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { contrastOf } from '../../src/testing/contrast';
import { settle } from './settle';
import { expect } from './test';

// What is left of a page when its pictures or scripts cannot be loaded.

/** What of a form is shown with scripts alone, or without them alone. */
export const formEnd = 'form p, form button, form [role=status]';

/** The text of `main` in the HTML that is sent, without white space and the ends of forms. */
export function textInHtml(html: string): string {
  const $ = load(html, { scriptingEnabled: true });
  $(`noscript, script, ${formEnd}`).remove();
  return $('main').text().replace(/\s+/g, '');
}

/** The text of `main` that is visible, without white space and the ends of forms. */
export const visibleText = (page: Page): Promise<string> =>
  page.evaluate((end) => {
    const main = document.querySelector('main');
    if (!main) return '';
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let words = '';
    while (texts.nextNode()) {
      const owner = texts.currentNode.parentElement;
      // A choice in a closed list is seen when the list is opened.
      const shown = owner?.closest('select') ?? owner;
      const seen = shown?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (seen && !owner?.closest(`noscript, script, ${end}`)) words += texts.currentNode.textContent;
    }
    return words.replace(/\s+/g, '');
  }, formEnd);

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
